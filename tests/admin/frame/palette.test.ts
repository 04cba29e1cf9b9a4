import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Label } from '#core/domain/fields/field.ts';
import { commandsFor, findCommands } from '#src/admin/app/palette/commands.ts';
import { meaningOf } from '#src/admin/app/palette/keys.ts';
import { markedParts } from '#src/admin/app/palette/marked-parts.ts';

const say = (label: Label): string => (typeof label === 'string' ? label : label.message);
const create = (thing: string): string => `Créer : ${thing}`;
const all = commandsFor(() => true, say, create);

describe('what it offers', () => {
  test('screens that one may open, and a way to make what one may make', () => {
    const labels = all.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Tableau de bord', 'Sources de stock', 'Créer : Source de stock']));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const reader = commandsFor((key) => key.endsWith('.index') || key.startsWith('menu.'), say, create);
    expect(reader.filter(({ kind }) => kind === 'action')).toEqual([]);
    expect(commandsFor(() => false, say, create)).toEqual([]);
  });

  test('is found by the beginnings of its words, without accents, in any order', () => {
    const found = (typed: string) => findCommands(all, typed).map(({ label }) => label);
    expect(found('tabl bo')).toEqual(['Tableau de bord']);
    expect(found('creer stock')).toContain('Créer : Source de stock');
    expect(found('STOCK sour')).toContain('Sources de stock');
    expect(found('tock')).toEqual([]);
    expect(found('')).toHaveLength(all.length);
  });

  test('what begins with the word comes first', () => {
    expect(findCommands(all, 'source')[0]?.label).toBe('Sources de stock');
  });
});

describe('the letters typed, marked in a proposal', () => {
  test('the parts together are the text, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        const parts = markedParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  test('are the beginnings of words', () => {
    const marked = (text: string, typed: string) =>
      markedParts(text, typed)
        .filter(({ isMarked }) => isMarked)
        .map((part) => part.text);
    expect(marked('Créer : Source de stock', 'sto cre')).toEqual(['Cré', 'sto']);
    expect(marked('Sources de stock', 'ources')).toEqual([]);
    expect(marked('Cœur', 'coe')).toEqual(['Cœur']);
  });
});

describe('keys', () => {
  const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

  test('Ctrl K opens the palette, also while somebody types; on a Mac the other key does', () => {
    expect(meaningOf(press('k', { ctrlKey: true }), true, false)).toEqual({ kind: 'palette' });
    expect(meaningOf(press('K', { metaKey: true }), false, false)).toEqual({ kind: 'palette' });
  });

  test('letters mean nothing while somebody types, nor with a key held', () => {
    for (const key of ['g', '?', 'd']) expect(meaningOf(press(key), true, true)).toEqual({ kind: 'nothing' });
    expect(meaningOf(press('g', { ctrlKey: true }), false, false)).toEqual({ kind: 'nothing' });
  });

  test('g waits for a letter, which goes to its screen', () => {
    expect(meaningOf(press('g'), false, false)).toEqual({ kind: 'goWaits' });
    expect(meaningOf(press('d'), false, true)).toEqual({ kind: 'go', page: 'admin.dashboard' });
    expect(meaningOf(press('d'), false, false)).toEqual({ kind: 'nothing' });
  });

  test('? shows all of them', () => {
    expect(meaningOf(press('?'), false, false)).toEqual({ kind: 'shortcuts' });
  });
});
