import { expect, test } from 'vitest';
import { fieldSentence } from '#src/i18n/field-error.ts';

test('a field that was never touched is told to be missing, whatever the schema says of its key', () => {
  for (const value of [undefined, null, ''])
    expect(fieldSentence('Invalid key: Expected "gender"', value).message).toBe('Ce champ doit être renseigné');
});

test('a value under a code this build does not know is told to be the problem', () => {
  expect(fieldSentence('colour.unfit', 'rouge').message).toBe('Cette valeur n’est pas acceptée.');
});

test('a SIRET tells how many digits are missing', () => {
  expect(fieldSentence('siret.incomplete', '123 456 789').values).toEqual({ missing: 5 });
});
