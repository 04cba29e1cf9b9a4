import { expect, test } from 'vitest';

import { heldOf, keysIn, permissionGrid, toggleOf } from '#core/resources/permissions/permission-grid.ts';
import { keysOf } from '#core/resources/permissions/role-keys.ts';

test.each(['back', 'front'] as const)('the grid of the %s office holds every key there is, each once', (guard) => {
  const keys = permissionGrid(guard).flatMap(({ rows }) => keysIn(rows));
  expect(keys.toSorted()).toEqual([...keysOf(guard)].toSorted());
});

test('actions stand in the columns of domain 7.6', () => {
  expect(['index', 'view', 'print', 'download'].map(toggleOf)).toEqual(['see', 'see', 'see', 'see']);
  expect(['store', 'copy', 'generate', 'upload-link'].map(toggleOf)).toEqual(['create', 'create', 'create', 'create']);
  expect(['update', 'sync-permissions', 'mass-update', 'comment', 'confirm'].map(toggleOf)).toEqual(
    Array.from({ length: 5 }, () => 'edit'),
  );
  expect(['destroy', 'mass-destroy', 'cancel'].map(toggleOf)).toEqual(['delete', 'delete', 'delete']);
});

test('a cell is full, partly so, empty, or has nothing to hold', () => {
  const held = new Set(['a', 'b']);
  expect([['a', 'b'], ['a', 'c'], ['c'], []].map((keys) => heldOf(keys, held))).toEqual(['all', 'some', 'none', null]);
});
