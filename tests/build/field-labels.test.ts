import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressFields, newAddressFields } from '#core/contract/account/address-fields.ts';
import { registerFields } from '#core/contract/account/auth.ts';
import { allVehicleFields, contactFields } from '#core/contract/contact/contact.ts';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { menuFor } from '#core/contract/admin/pages/menu.ts';
import { RESOURCES } from '#core/resources/all.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { formOf } from '#core/resources/resource.ts';
import { factsOf } from '#src/admin/screens/list/model/list-facts.ts';
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
  ['vehicle', allVehicleFields],
  ['quote', { ...quoteContactFields, ...quoteFields }],
])('every word of the fields of %s is in the shop’s sentences', (_name, fields) => {
  const known = readFileSync('src/shop/locales/later/en_GB.po', 'utf8');
  expect(wordsOf(fields).filter((word) => !isSaid(known, word))).toEqual([]);
});

/** The English of a word of the back office; undefined where the catalogue does not have it. */
function englishOf(word: string): string | undefined {
  const said = JSON.stringify(word);
  return ['champ', 'champ précisé']
    .flatMap((context) => {
      const at = OFFICE.indexOf(`msgctxt "${context}"\nmsgid ${said}\nmsgstr "`);
      return at === -1 ? [] : [/msgstr "(.*)"/u.exec(OFFICE.slice(at))?.[1] ?? ''];
    })
    .at(0);
}
const OFFICE = readFileSync('src/admin/locales/en_GB.po', 'utf8');

const labelsOf = (fields: FieldSet): readonly Label[] =>
  Object.values(fields).flatMap(({ label, help, none, words = {}, row = {} }) => [
    label,
    ...[help, none].flatMap((one) => one ?? []),
    ...Object.values(words),
    ...labelsOf(row),
  ]);

test.each(RESOURCES.map((one) => [one.name, one] as const))(
  'every word of %s has its English: permissions, fields, columns, filters, tabs, views',
  (_name, resource) => {
    const { fields, words, permissions, computed = {}, list } = resource;
    const { columns, filters } = factsOf(resource);
    const said: readonly Label[] = [
      words.many,
      words.one,
      ...(permissions.label === undefined ? [] : [permissions.label]),
      ...labelsOf(fields),
      ...Object.values(computed).flatMap((one) => [one.label, ...Object.values(one.words ?? {})]),
      ...[...columns.values(), ...filters.values()].map(({ field }) => field.label),
      ...formOf(resource).flatMap(({ label, sections }) => [label, ...sections.flatMap((one) => one.label ?? [])]),
      ...(list.views ?? []).map(({ name }) => name),
    ];
    expect(said.map(keyOf).filter((word) => (englishOf(word) ?? '') === '')).toEqual([]);
  },
);

test('every page and every part of the menu has its English', () => {
  const menu = menuFor(() => true);
  const said = [
    ...ADMIN_PAGES.map(({ label }) => label),
    ...menu.flatMap(({ label, entries }) => [...(label === null ? [] : [label]), ...entries.map((one) => one.label)]),
  ];
  expect(said.map(keyOf).filter((word) => (englishOf(word) ?? '') === '')).toEqual([]);
});
