import { expect, test } from 'vitest';
import { titleOfDraft } from '#src/admin/features/pending/title-of-draft.ts';
import { page } from './desk.ts';

test('a draft is called as its document is in the lists', () => {
  expect(titleOfDraft({ of: 'content', working: page('Tapé') }, 'Garanties')).toBe('Garanties');
});

test('a draft of a document that a restored shop does not know is called as its author calls it', () => {
  expect(titleOfDraft({ of: 'content', working: page('Garanties (copie)') }, undefined)).toBe('Garanties (copie)');
});
