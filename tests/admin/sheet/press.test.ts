/** What keys mean in a sheet. */
import { expect, test } from 'vitest';

import { pressOf } from '#src/admin/features/sheet/grid/press.ts';

const key = (name: string, ...held: readonly ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) =>
  pressOf({
    key: name,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    altKey: held.includes('altKey'),
    shiftKey: held.includes('shiftKey'),
  });

test('Ctrl, or the command key, with a letter is a command; with Shift, what was undone is done again', () => {
  const commands = { a: 'all', z: 'undo', y: 'redo', d: 'down', r: 'right', f: 'find', h: 'replace', s: 'save' };
  for (const [letter, command] of Object.entries(commands)) {
    expect(key(letter, 'ctrlKey')).toEqual({ do: command });
    expect(key(letter.toUpperCase(), 'metaKey')).toEqual({ do: command });
  }
  expect(key('Z', 'ctrlKey', 'shiftKey')).toEqual({ do: 'redo' });
});

test('copying, pasting and what a sheet does not know are the browser’s', () => {
  for (const name of ['c', 'x', 'v', 'p']) expect(key(name, 'ctrlKey')).toBeNull();
  for (const name of ['Shift', 'Control', 'F5', 'Dead', 'Escape2']) expect(key(name)).toBeNull();
  expect(key('e', 'altKey')).toBeNull();
});

test('a sign begins a cell, whichever keys it takes to type it', () => {
  expect(key('é')).toEqual({ do: 'type', text: 'é' });
  expect(key('@', 'ctrlKey', 'altKey')).toEqual({ do: 'type', text: '@' });
  expect(key('🏍')).toEqual({ do: 'type', text: '🏍' });
});

test('arrows move, go far with Ctrl, and draw a range with Shift', () => {
  expect(key('ArrowDown')).toEqual({ do: 'move', to: 'down', far: false, extend: false });
  expect(key('ArrowLeft', 'ctrlKey', 'shiftKey')).toEqual({ do: 'move', to: 'left', far: true, extend: true });
  expect(key('Home', 'ctrlKey')).toEqual({ do: 'edge', to: 'start', far: true, extend: false });
  expect(key('PageUp', 'shiftKey')).toEqual({ do: 'page', to: 'up', extend: true });
  expect(key('Tab', 'shiftKey')).toEqual({ do: 'tab', back: true });
});
