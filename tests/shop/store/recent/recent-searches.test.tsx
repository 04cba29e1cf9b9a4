import { beforeEach, expect, test } from 'vitest';
import { recentSearches, rememberSearch, removeSearch } from '#src/shop/store/recent/recent-searches.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';
import { STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

beforeEach(forgetKeys);

test('the last eight searches are kept, the newest first, each once however it was written', () => {
  for (const text of ['pneu', 'huile', ' Pneu ', '', '  ']) rememberSearch(text);
  expect(recentSearches()).toEqual(['Pneu', 'huile']);
  for (let at = 0; at < 12; at++) rememberSearch(`filtre ${at}`);
  expect(recentSearches()).toEqual(Array.from({ length: 8 }, (_, at) => `filtre ${11 - at}`));
});

test('one search is removed without the others, and all go with the device', () => {
  for (const text of ['pneu', 'huile', 'casque']) rememberSearch(text);
  removeSearch('huile');
  expect(recentSearches()).toEqual(['casque', 'pneu']);
  forgetKeys();
  expect(recentSearches()).toEqual([]);
});

test('what somebody else wrote there is no search', () => {
  for (const text of ['{', '"pneu"', '{"a":1}', '[1,null,"pneu",""]']) {
    writeKey(STORAGE_KEYS.searches, text);
    expect(recentSearches()).toEqual(text.startsWith('[') ? ['pneu'] : []);
  }
});
