import { expect, test } from 'vitest';
import { Following } from './following';

/** As a browser does, it never scrolls beyond the end. */
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

test('what is new is in sight', () => {
  const { list, following } = followed();
  expect(list.left).toBe(0);
  list.scrollHeight = 1200;
  following.changed();
  expect(list.left).toBe(0);
});

test('whoever reads further up is left there, until the end is read again', () => {
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

test('a window that was made larger and smaller again is nobody who reads further up', () => {
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

test('a window of another size leaves whoever reads further up there', () => {
  const { list, following } = followed();
  list.scrollTop = 100;
  following.scrolled();
  list.clientHeight = 200;
  list.scrollHeight = 1300;
  following.scrolled();
  following.changed();
  expect(list.scrollTop).toBe(100);
});
