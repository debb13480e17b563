/** Keyboard shortcuts for playing. */

import type { Lesson } from '$lib/lesson/lesson.svelte';
import type { AutoPass } from './autopass.svelte';
import type { Controls } from './controls.svelte';
import type { Hint } from './hint.svelte';
import { onwardOption, wordOf } from './options';
import type { TableSession } from './session.svelte';

export interface Deeds {
  help(): void;
  list(): void;
  story(): void;
  chat(): void;
}

const ZONES: Record<string, string> = { e: 'encounter', p: 'party', n: 'in_play', h: 'hand' };

export interface Played {
  session: TableSession;
  controls: Controls;
  auto: AutoPass;
  hint: Hint;
}

export function onKey(event: KeyboardEvent, played: Played, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // A held key answers one question, not those that follow.
  if (event.repeat) return;
  // Dialogs handle their own keys.
  if (document.querySelector('dialog[open]')) return;
  if (handle(event.key.toLowerCase(), played, deeds)) event.preventDefault();
}

function handle(key: string, { session, controls, auto, hint }: Played, deeds: Deeds): boolean {
  if (session.lesson && turnPage(key, session.lesson)) return true;
  if (session.isAskedToUndo && (key === 'y' || key === 'n')) {
    void session.answerUndo(key === 'y');
    return true;
  }
  if (/^[1-9]$/.test(key)) return takeDigit(Number(key), session, controls);
  const zone = ZONES[key];
  if (zone) return focus(`[data-zone-row="${zone}"] .hit[tabindex="0"]`);
  switch (key) {
    case 'g':
      return take(onwardOption(session.options), controls);
    case 'a':
      return take(
        session.options.find((option) => wordOf(option) === 'attack'),
        controls,
      );
    case 's':
      auto.toggle('step');
      return true;
    case 't':
      auto.toggle('turn');
      return true;
    case 'w':
      hint.toggle();
      return true;
    case 'o':
      deeds.list();
      return true;
    case 'u':
      if (session.seat && !session.isOver) void session.undo();
      return true;
    case 'q':
      return focus('[data-quests] button');
    case 'l':
      deeds.story();
      return true;
    case 'c':
      deeds.chat();
      return true;
    case '?':
      deeds.help();
      return true;
    case 'escape':
      auto.stop();
      controls.hush();
      return true;
    default:
      return false;
  }
}

/** The keys of a lesson. */
function turnPage(key: string, lesson: Lesson): boolean {
  const turn = { j: () => lesson.next(), k: () => lesson.back(), w: () => lesson.hint() }[key];
  turn?.();
  return turn !== undefined;
}

/** Digits choose from the open menu, else cards and other answers. */
function takeDigit(digit: number, session: TableSession, controls: Controls): boolean {
  if (controls.menu) return take(controls.menu.options[digit - 1], controls);
  const what = controls.keyAt(digit);
  if (typeof what === 'string')
    return take(
      session.options.find(({ line }) => line === what),
      controls,
    );
  const button = what === undefined ? null : document.querySelector<HTMLElement>(`[data-card-id="${what}"] .hit`);
  if (!button) return take(what === undefined ? undefined : controls.optionsOf(what)[0], controls);
  button.focus();
  button.click();
  return true;
}

function take(option: Parameters<Controls['take']>[0] | undefined, controls: Controls): boolean {
  if (option) controls.take(option);
  return option !== undefined;
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select');
}
