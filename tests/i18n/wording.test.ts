import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { englishFaults, entriesOf, frenchFaults } from '../../scripts/messages/wording.mjs';

test('French is set as French is', () => {
  expect(frenchFaults('L’adresse a changé\u202f: retirer «\u202fpneu\u202f»\u202f?')).toEqual([]);
  for (const wrong of ["L'adresse", 'Vraiment ?', 'Vraiment?', 'Attendez...', '« pneu »', 'Deux  espaces'])
    expect(frenchFaults(wrong), wrong).not.toEqual([]);
});

test('English is set as English is, and names one thing by one word', () => {
  const fine = (french: string, english: string) => expect(englishFaults(french, english), english).toEqual([]);
  const wrong = (french: string, english: string) => expect(englishFaults(french, english), english).not.toEqual([]);
  fine('Panier\u202f: {units}', 'Basket: {units}');
  fine('Carte postale.', 'Postcard.');
  wrong('Panier', 'Cart');
  wrong('Adresse e-mail', 'E-mail address');
  wrong('Vraiment\u202f?', 'Really ?');
  wrong('«\u202fpneu\u202f»', '« tyre »');
  wrong('N’est plus', "isn't");
});

test('a translation holds what its source holds, and ends as it ends', () => {
  expect(englishFaults('{n} articles <0>ici</0>.', '<0>{n} items here</0>.')).toEqual([]);
  for (const english of ['items <0>here</0>.', '{m} items <0>here</0>.', '{n} items here.', '{n} items <0>here</0>'])
    expect(englishFaults('{n} articles <0>ici</0>.', english), english).not.toEqual([]);
});

test('every entry of a catalogue is read', () => {
  const po = readFileSync(new URL('../../src/shop/locales/en_GB.po', import.meta.url), 'utf8');
  expect(entriesOf(po)).toHaveLength((po.match(/^msgid /gmu)?.length ?? 0) - 1);
  expect(entriesOf('msgid "a \\"b\\""\nmsgstr "c"\n')).toEqual([['a "b"', 'c']]);
});
