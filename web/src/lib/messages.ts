/** Texts from the catalogue that terminal, server and page share. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import texts, { type Messages } from 'virtual:messages';
import { isPseudo, language } from './language';
import { marked } from './pseudo';

type Key = keyof Messages;
export type Values = Record<string, string | number>;
/** Messages without arguments take only a key. */
type Given<K extends Key> = K extends Key ? (keyof Messages[K] extends never ? [] : [args: Messages[K]]) : never;

const bundle = new FluentBundle([language, 'en'], { useIsolating: false, ...(isPseudo && { transform: marked }) });
// What a language does not say yet is said in English.
for (const code of ['en', language])
  bundle.addResource(new FluentResource(texts[code] ?? ''), { allowOverrides: true });

/** A cache for messages without arguments. */
const said = new Map<string, string>();

/** The text of a message. */
export function t<K extends Key>(key: K, ...given: Given<K>): string {
  return lookUp(key, ...(given as [Values?])) ?? key;
}

/** The text of a message whose key is composed from data; undefined if there is none. */
export function lookUp(key: string, args?: Values): string | undefined {
  const known = said.get(key);
  if (known !== undefined) return known;
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) return undefined;
  if (args) return bundle.formatPattern(pattern, variables(args), []);
  const text = bundle.formatPattern(pattern, null, []);
  said.set(key, text);
  return text;
}

/** Marks text formatted by the browser, such as times and dates, in the pseudo-locale. */
export const inTheirLanguage = (text: string): string => (isPseudo ? marked(text) : text);

/** "a", "a and b", "a, b and c", in the language of the page. */
export function listed(parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  return others.reduce(
    (rest, part, place) =>
      place === others.length - 1 ? t('word-list', { rest, last: part }) : t('word-list-more', { rest, next: part }),
    first,
  );
}

/** Longer values are truncated: Fluent refuses more than 2,500 characters, and input and errors may be longer. */
const LONGEST = 2400;
const clipped = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\u2026`);

/** Numbers have no thousands separators, as on cards. */
function variables(args: Values): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : clipped(value),
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

type InKey<Code extends string> = Code extends `${infer Head}${' ' | '_'}${infer Tail}`
  ? `${Head}-${InKey<Tail>}`
  : Code;

/** A code of the engine in the form used in keys. */
export const inKey = <Code extends string>(code: Code): InKey<Code> => code.replaceAll(/[ _]/g, '-') as InKey<Code>;
