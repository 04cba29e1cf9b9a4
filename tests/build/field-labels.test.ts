import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressFields, newAddressFields } from '#core/contract/account/address-fields.ts';
import { registerFields } from '#core/contract/account/auth.ts';
import { contactFields, vehicleFields } from '#core/contract/contact/contact.ts';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { RESOURCES } from '#core/resources/all.ts';
import type { FieldSet, Label } from '#core/resources/field.ts';
import { labelsIn } from '../../scripts/build/field-labels.ts';

const keyOf = (label: Label): string => (typeof label === 'string' ? label : label.id);

/** Everything a set says. */
const wordsOf = (fields: FieldSet): readonly string[] =>
  Object.values(fields)
    .flatMap(({ label, help, words = {} }) => [label, ...(help === undefined ? [] : [help]), ...Object.values(words)])
    .map(keyOf);

/** One wording with two meanings has a context of its own: two entries alike would stand in no order. */
const isSaid = (catalogue: string, word: string): boolean =>
  ['champ', 'champ précisé'].some((context) => catalogue.includes(`msgctxt "${context}"\nmsgid "${word}"\nmsgstr "`));

test('labels are found where fields are, words by their mark, and nothing else', () => {
  const code = [
    "city: field.text('Ville', { max: 100 }),",
    "type: field.choice(\n  'Votre demande',\n  { info: label('Un renseignement') }),",
    "name: field.text({ id: 'Nom (prénom et nom)', message: 'Nom' }),",
    "const uri = 'api/contact'; other('Rien');",
  ].join('\n');
  expect(labelsIn(code)).toEqual([
    { id: 'Ville', message: 'Ville' },
    { id: 'Votre demande', message: 'Votre demande' },
    { id: 'Un renseignement', message: 'Un renseignement' },
    { id: 'Nom (prénom et nom)', message: 'Nom' },
  ]);
});

test.each<[string, FieldSet]>([
  ['addresses', addressFields],
  ['new addresses', newAddressFields],
  ['registration and profile', registerFields],
  ['contact', contactFields],
  ['vehicle', vehicleFields],
  ['quote', { ...quoteContactFields, ...quoteFields }],
])('every word of the fields of %s is in the shop’s sentences', (_name, fields) => {
  const known = readFileSync('src/shop/locales/later/en_GB.po', 'utf8');
  expect(wordsOf(fields).filter((word) => !isSaid(known, word))).toEqual([]);
});

test.each(RESOURCES.map((one) => [one.name, one] as const))(
  'every word of %s is in the back office’s sentences',
  (_name, { fields, words }) => {
    const known = readFileSync('src/admin/locales/en_GB.po', 'utf8');
    const all = [...wordsOf(fields), keyOf(words.many), keyOf(words.one)];
    expect(all.filter((word) => !isSaid(known, word))).toEqual([]);
  },
);
