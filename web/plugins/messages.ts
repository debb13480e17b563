import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const MODULE = 'virtual:messages';
/** The catalogue that terminal, server and page share: a file per language. */
const FOLDER = fileURLToPath(new URL('../../src/delve/messages', import.meta.url));
const TYPES = fileURLToPath(new URL('../.generated', import.meta.url));

/**
 * `virtual:messages`: the texts of every language, without what only the terminal says. Its type declaration is written
 * from the English file, so that a wrong key or argument is an error of types.
 */
export function messages(): Plugin {
  return {
    name: 'delve-messages',
    buildStart: writeTypes,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ftl'));
      for (const file of files) this.addWatchFile(join(FOLDER, file));
      writeTypes();
      const texts = files.map((file) => [file.replace(/\.ftl$/, ''), forPage(read(file))]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
    },
  };
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** Messages begin at the left edge, and what belongs to them is indented or closes a brace. */
function forPage(text: string): string {
  return text
    .replace(/^#.*\n/gm, '')
    .split(/\n+(?=[a-z-])/)
    .filter((message) => !message.startsWith('terminal-'))
    .map((message) => message.trim())
    .join('\n');
}

function writeTypes(): void {
  const taken = argumentsOf(new FluentResource(forPage(read('en.ftl'))));
  const lines = [...taken].map(([key, names]) => {
    const fields = [...names].map(([name, type]) => `'${name}': ${type}`);
    return `    '${key}': {${fields.length ? ` ${fields.join('; ')} ` : ''}};`;
  });
  mkdirSync(TYPES, { recursive: true });
  writeFileSync(
    join(TYPES, 'messages.d.ts'),
    `declare module 'virtual:messages' {
  /** The texts of a language, by its code. */
  const texts: Record<string, string>;
  export default texts;

  /** The messages by key, and the arguments that each takes. */
  export interface Messages {
${lines.join('\n')}
  }
}
`,
  );
}

type Names = Map<string, 'number' | 'string | number'>;
type Body = FluentResource['body'];

/** The arguments of every message, with those of the messages that it refers to. */
function argumentsOf({ body }: FluentResource): Map<string, Names> {
  const messages = body.filter(({ id }) => !id.startsWith('-'));
  return new Map(messages.map(({ id, value }) => [id, collect(value, body, new Map())]));
}

function collect(node: unknown, body: Body, found: Names): Names {
  if (Array.isArray(node)) for (const each of node) collect(each, body, found);
  if (!isExpression(node)) return found;
  const { type, name = '', selector, variants = [] } = node;
  if (type === 'var' && !found.has(name)) found.set(name, 'string | number');
  if (type === 'mesg') collect(body.find(({ id }) => id === name)?.value, body, found);
  if (type === 'select') {
    if (isExpression(selector) && selector.name && variants.some(({ key }) => isCount(key)))
      found.set(selector.name, 'number');
    collect([selector, ...variants.map(({ value }) => value)], body, found);
  }
  return found;
}

interface Expression {
  type: string;
  name?: string;
  selector?: unknown;
  variants?: { key: { type: string; value: unknown }; value: unknown }[];
}

const isExpression = (node: unknown): node is Expression =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && 'type' in node;

/** Whether a variant is chosen by a number: "[one]", "[2]". */
const isCount = ({ type, value }: { type: string; value: unknown }): boolean => type === 'num' || value === 'one';
