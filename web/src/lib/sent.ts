/** Messages from the page, before the socket has given them an id. */

import type { Abandon, AnswerUndo, AskPreview, Concede, Do, Explain, Ping, Say, Undo, Why } from './protocol';

type Unnumbered<Sent> = Sent extends { id: unknown } ? Omit<Sent, 'id'> : never;

/** Messages that change something; they are resent until the server has answered. */
export type Input = Unnumbered<Do | Concede | Undo | Abandon | AnswerUndo | Say>;

/** Messages that only ask. */
export type Query = Unnumbered<Why | Explain | AskPreview>;

/** Heartbeats. */
export type Sign = Unnumbered<Ping>;

export type FromClient = (Input | Query | Sign) & { id: number };
