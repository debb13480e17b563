import { expect, test } from 'vitest';
import { Following } from './following';

/** Clamps scrolling at the end, as browsers do. */
class List {
  private top = 0;

  constructor(
    public clientHeight: number,
    public scrollHeight: number,
  ) {}

  get scrollTop(): number {
    return Math.min(this.top, this.scrollHeight - this.clientHeight);
  }

  set scrollTop(top: number) {
    this.top = Math.min(top, this.scrollHeight - this.clientHeight);
  }

  get left(): number {
    return this.scrollHeight - this.scrollTop - this.clientHeight;
  }
}

function followed(): { list: List; following: Following } {
  const list = new List(300, 1000);
  const following = new Following(list);
  following.changed();
  return { list, following };
}

test('new lines are scrolled into view', () => {
  const { list, following } = followed();
  expect(list.left).toBe(0);
  list.scrollHeight = 1200;
  following.changed();
  expect(list.left).toBe(0);
});

test('the position of a reader further up is kept until they return to the end', () => {
  const { list, following } = followed();
  list.scrollTop = 200;
  following.scrolled();
  list.scrollHeight = 1200;
  following.changed();
  expect(list.scrollTop).toBe(200);
  list.scrollTop = 890;
  following.scrolled();
  list.scrollHeight = 1400;
  following.changed();
  expect(list.left).toBe(0);
});

test('resizing the window back and forth does not count as reading further up', () => {
  const { list, following } = followed();
  list.clientHeight = 600;
  list.scrollHeight = 800;
  following.scrolled();
  following.changed();
  list.clientHeight = 300;
  list.scrollHeight = 1000;
  following.scrolled();
  expect(list.left).toBeGreaterThan(100);
  following.changed();
  expect(list.left).toBe(0);
});

test('resizing the window keeps the position of a reader further up', () => {
  const { list, following } = followed();
  list.scrollTop = 100;
  following.scrolled();
  list.clientHeight = 200;
  list.scrollHeight = 1300;
  following.scrolled();
  following.changed();
  expect(list.scrollTop).toBe(100);
});
