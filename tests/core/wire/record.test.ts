import { expect, test } from 'vitest';

import { kindOf, recordKind, type SyncedRecord } from '#core/wire/record.ts';

interface Draft extends SyncedRecord {
  readonly kind: 'draft';
  readonly words: readonly string[];
}
const draft: Draft = { kind: 'draft', words: ['one'] };
const state = recordKind<Draft, string>({ kind: 'draft', empty: (id) => ({ kind: 'draft', words: [id] }) });
const one = recordKind<Draft, null>({ kind: 'draft' });

test('a record is named by its kind, and by its id where there are several', () => {
  expect([state.key('a'), state.key('b'), one.key(null)]).toEqual(['draft:a', 'draft:b', 'draft']);
});

test('S12 a key is of the kind it names, and of none whose name only begins alike', () => {
  const kinds = [state, recordKind<SyncedRecord, string>({ kind: 'draftsman', isDocument: true })];
  const named = ['draft', 'draft:a', 'draftsman:a', 'drafts:a', 'draf', ''].map((key) => kindOf(kinds, key)?.kind);
  expect(named).toEqual(['draft', 'draft', 'draftsman', undefined, undefined, undefined]);
});

test('S4 a fold of a state finds it or the empty one; any other finds what is there, or nothing', () => {
  const seen: unknown[] = [];
  const look = <T>(found: T): T => {
    seen.push(found);
    return found;
  };
  for (const record of [undefined, draft]) {
    state.change('a', look).fold(record);
    one.change(null, look).fold(record);
  }
  expect(seen).toEqual([{ kind: 'draft', words: ['a'] }, undefined, draft, draft]);
});

test('S42 a record in a shape of another kind is nobody’s to fold', () => {
  const strange = { kind: 'of tomorrow' };
  const change = state.change('a', () => draft);
  expect([change.fold(strange), change.of.is(strange), change.of.is(undefined)]).toEqual([strange, false, false]);
});
