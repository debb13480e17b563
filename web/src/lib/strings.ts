/** The words of the page in the reader's language. A second language is a second catalogue of the same shape. */

import { en } from './strings.en';

/** The shape of a catalogue: the English one with its literal texts widened to any text. */
type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };

export type Catalogue = Widened<typeof en>;

const CATALOGUES: Record<string, Catalogue> = { en };

// Where there is no browser, as in tests, nobody says which language they read.
const wanted = (globalThis.navigator?.languages ?? []).map((language) => language.split('-')[0] ?? '');

export const language = wanted.find((each) => each in CATALOGUES) ?? 'en';

export const t: Catalogue = CATALOGUES[language] ?? en;
