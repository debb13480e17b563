/** Words of the rules in texts, searching the reference, and words that are nearly right. */

import type { RuleEntry } from '$lib/protocol';
import { say } from '$lib/say';

/** A part of a text; one that names a rule has the rule's id. */
export interface LinkedPart {
  text: string;
  rule?: string;
}

/** Splits texts at the words of the rules. */
export class Linker {
  private readonly ids = new Map<string, string>();
  private readonly words: RegExp | null;

  constructor(entries: readonly RuleEntry[]) {
    for (const { id, words } of entries) for (const word of words) this.ids.set(word, id);
    // The longest first: Drain Life is not Drain. What follows belongs to the word: Locks, Locked.
    const known = [...this.ids.keys()].sort((one, other) => other.length - one.length).map(escaped);
    this.words = known.length ? new RegExp(`\\b(${known.join('|')})(\\w*)`, 'g') : null;
  }

  /** The parts of a text. Each rule is linked once; `without` is not linked at all. */
  parts(text: string, without = ''): LinkedPart[] {
    const linked = new Set([without]);
    const parts: LinkedPart[] = [];
    let end = 0;
    for (const { 0: found, 1: word, index } of this.words ? text.matchAll(this.words) : []) {
      const rule = this.ids.get(word!)!;
      if (linked.has(rule)) continue;
      linked.add(rule);
      if (index > end) parts.push({ text: text.slice(end, index) });
      parts.push({ text: found, rule });
      end = index + found.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }

  /** The rule that a word names. */
  ruleOf(word: string): string | undefined {
    return this.ids.get(word) ?? this.parts(word)[0]?.rule;
  }
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const titlesOf = (entry: RuleEntry): string[] => [say(entry.title), entry.id, ...entry.also];
const namesOf = (entry: RuleEntry): string[] => [...titlesOf(entry), ...entry.words];

/** The entries with all of these words; those with them in their names come first. */
export function searched(entries: readonly RuleEntry[], wanted: string): RuleEntry[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = entries.filter((entry) => has([...namesOf(entry), entry.meaning, say(entry.text)].join(' ')));
  const isNamed = (entry: RuleEntry) => has(namesOf(entry).join(' '));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

/** How many entries are offered instead of one that does not exist, and how much they must have in common with it. */
const OFFERED = 5;
const ENOUGH = 0.35;

/** The entries whose names look most like this one. */
export function nearTo(entries: readonly RuleEntry[], term: string): RuleEntry[] {
  return entries
    .map((entry) => ({ entry, likeness: Math.max(...titlesOf(entry).map((name) => likeness(name, term))) }))
    .filter(({ likeness }) => likeness >= ENOUGH)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, OFFERED)
    .map(({ entry }) => entry);
}

/** The share of pairs of letters that two words have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

function pairs(word: string): Set<string> {
  const letters = `^${word.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')}$`;
  return new Set([...letters.slice(1)].map((letter, place) => letters[place]! + letter));
}
