import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/help', { page: 'help' }],
  ['/table/a%2Fb', { page: 'table', id: 'a/b' }],
  ['/replay/xyz/', { page: 'replay', id: 'xyz' }],
  ['/table', { page: 'missing' }],
  ['/table/a%2', { page: 'missing' }],
  ['/table/abc/more', { page: 'missing' }],
  ['/lobby/more', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
