/** Applies JSON Patches (RFC 6902), with the operations that the server uses. */

import type { Operation } from './protocol';

/** The document after these operations; what has not changed is shared with the old one. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>(
    (whole, operation) => changed(whole, keysOf(operation.path), operation),
    document,
  ) as T;
}

/** The keys of a JSON Pointer (RFC 6901). */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(old: unknown, [key, ...rest]: string[], operation: Operation): unknown {
  if (key === undefined) return operation.value;
  if (Array.isArray(old)) return changedList(old as unknown[], key, rest, operation);
  if (typeof old !== 'object' || old === null) throw new Error(`nothing at ${operation.path}`);
  const copy = { ...old } as Record<string, unknown>;
  if (operation.op !== 'add' || rest.length) check(Object.hasOwn(copy, key), operation);
  if (rest.length) copy[key] = changed(copy[key], rest, operation);
  else if (operation.op === 'remove') delete copy[key];
  else copy[key] = operation.value;
  return copy;
}

function changedList(old: readonly unknown[], key: string, rest: string[], operation: Operation): unknown[] {
  const place = Number(key);
  const isAdded = operation.op === 'add' && !rest.length;
  check(/^\d+$/.test(key) && place < old.length + Number(isAdded), operation);
  if (rest.length) return old.with(place, changed(old[place], rest, operation));
  if (operation.op === 'remove') return old.toSpliced(place, 1);
  return isAdded ? old.toSpliced(place, 0, operation.value) : old.with(place, operation.value);
}

function check(isThere: boolean, { path }: Operation): void {
  if (!isThere) throw new Error(`nothing at ${path}`);
}
