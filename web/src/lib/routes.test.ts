import { expect, test } from 'vitest';
import { momentIn, routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/help', { page: 'help' }],
  ['/learn', { page: 'learn' }],
  ['/rules', { page: 'rules' }],
  ['/rules/target-x', { page: 'rule', id: 'target-x' }],
  ['/rules/target-x/more', { page: 'missing' }],
  ['/table/a%2Fb', { page: 'table', id: 'a/b' }],
  ['/replay/xyz/', { page: 'replay', id: 'xyz' }],
  ['/decks', { page: 'decks' }],
  ['/deck/new', { page: 'deck', id: 'new' }],
  ['/deck', { page: 'missing' }],
  ['/table', { page: 'missing' }],
  ['/table/a%2', { page: 'missing' }],
  ['/table/abc/more', { page: 'missing' }],
  ['/lobby/more', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['', 0],
  ['?n=7', 7],
  ['?n=2.5', 2],
  ['?n=seven', 0],
])('the moment of %s', (search, moment) => {
  expect(momentIn(search)).toBe(moment);
});
