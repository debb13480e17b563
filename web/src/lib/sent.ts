/** Messages from the page, before the socket has given them an id. */

import type { Abandon, AnswerUndo, AskHint, AskPreview, Concede, Do, Explain, Ping, Say, Undo, Why } from './protocol';

type Unnumbered<Sent> = Sent extends { id: unknown } ? Omit<Sent, 'id'> : never;

/** Messages that change something; they are resent until the server has answered. */
export type Input = Unnumbered<Do | Concede | Undo | Abandon | AnswerUndo | Say>;

/** Messages that only ask. */
export type Query = Unnumbered<Why | Explain | AskPreview>;

/** A query that takes a while, and may be refused with a reason. */
export type Consultation = Unnumbered<AskHint>;

/** Heartbeats. */
export type Sign = Unnumbered<Ping>;

export type FromClient = (Input | Query | Consultation | Sign) & { id: number };
