import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonNews, ShownPage } from '$lib/protocol';
import { Lesson } from './lesson.svelte';

const GOAL = { key: 'learn-walkthrough-zombie-goal', args: {} };

function page(id: string, isTask = false): ShownPage {
  return {
    id,
    chapter: 0,
    text: { key: id, args: {} },
    rule: '',
    show: [],
    number: '',
    rows: [],
    total: 0,
    goal: isTask ? GOAL : null,
    hint: isTask ? GOAL : null,
  };
}

const news = (n: number, from: number, ...pages: ShownPage[]): LessonNews => ({
  type: 'lesson',
  n,
  chapters: [],
  pages,
  count: 9,
  accepted: ['done'],
  over: false,
  from,
});

const START = news(0, 0, page('welcome'), page('quests'), page('first', true));

let stored: Record<string, string>;
let lesson: Lesson;

beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  lesson = new Lesson('a');
  lesson.hear(START, 0);
});

test('pages are read before the task', () => {
  expect(lesson.page?.id).toBe('welcome');
  expect(lesson.isUnread).toBe(true);
  lesson.next();
  lesson.next();
  lesson.next();
  expect(lesson.page?.id).toBe('first');
  expect(lesson.isUnread).toBe(false);
  lesson.back();
  expect(lesson.page?.id).toBe('quests');
  expect(lesson.isUnread).toBe(false);
});

test('what is said about a question waits until the table shows it', () => {
  lesson.next();
  lesson.next();
  lesson.hear(news(1, 3, page('second', true)), 0);
  expect(lesson.page?.id).toBe('first');
  expect([lesson.isReadyFor(0), lesson.isReadyFor(1)]).toEqual([true, false]);
  lesson.reach(1);
  expect(lesson.isReadyFor(1)).toBe(true);
  expect(lesson.page?.id).toBe('second');
});

test('a browser that comes back goes on at the page that it had reached', () => {
  lesson.next();
  const again = new Lesson('a');
  again.hear(START, 0);
  expect(again.page?.id).toBe('quests');
  const other = new Lesson('b');
  other.hear(START, 0);
  expect(other.page?.id).toBe('welcome');
});

test('without a bookmark it goes on after the last task', () => {
  const later = new Lesson('c');
  later.hear(news(4, 0, ...START.pages, page('tokens'), page('second', true)), 4);
  expect(later.page?.id).toBe('tokens');
});

test('an answer that is taken back is not read up to again', () => {
  lesson.next();
  lesson.next();
  lesson.hear(news(1, 3, page('tokens'), page('second', true)), 1);
  expect(lesson.page?.id).toBe('tokens');
  lesson.hear(news(2, 2, page('first', true)), 2);
  expect(lesson.page?.id).toBe('first');
  expect(lesson.isUnread).toBe(false);
});

test('there are two hints for a task, and a task with several answers keeps them', () => {
  lesson.hint();
  expect(lesson.hints).toBe(0);
  lesson.next();
  lesson.next();
  lesson.refusal = 'Not now';
  lesson.hint();
  expect([lesson.hints, lesson.isTold, lesson.refusal]).toEqual([1, false, '']);
  lesson.hint();
  lesson.hint();
  expect([lesson.hints, lesson.isTold, lesson.hasHint]).toEqual([2, true, false]);
  lesson.hear(news(1, 2, page('first', true)), 1);
  expect(lesson.isTold).toBe(true);
  lesson.hear(news(2, 3, page('second', true)), 2);
  expect(lesson.hints).toBe(0);
});
