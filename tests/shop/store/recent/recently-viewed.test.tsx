import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { AREAS } from '#core/domain/shop/area.ts';
import { keepViewed, recentlyViewed, rememberViewed } from '#src/shop/store/recent/recently-viewed.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

beforeEach(forgetKeys);

const visits = fc.array(
  fc.record({ area: fc.constantFrom(...AREAS), uuid: fc.integer({ min: 1, max: 18 }).map(String) }),
);

test('each area keeps the last twelve articles looked at there, each once, the last one first', () => {
  fc.assert(
    fc.property(visits, (looks) => {
      forgetKeys();
      for (const { area, uuid } of looks) rememberViewed(area, uuid);
      for (const area of AREAS) {
        const backwards = looks
          .filter((one) => one.area === area)
          .map((one) => one.uuid)
          .toReversed();
        expect(recentlyViewed(area)).toEqual([...new Set(backwards)].slice(0, 12));
      }
    }),
  );
});

test('an area is forgotten without the other, and all go with the device', () => {
  rememberViewed('auto', 'a');
  rememberViewed('moto', 'b');
  keepViewed('auto', []);
  expect([recentlyViewed('auto'), recentlyViewed('moto')]).toEqual([[], ['b']]);
  keepViewed('moto', []);
  expect(readKey(STORAGE_KEYS.viewed)).toBeNull();
  rememberViewed('moto', 'b');
  forgetKeys();
  expect(recentlyViewed('moto')).toEqual([]);
});

test('what somebody else wrote there is no article', () => {
  for (const text of ['{', 'null', '"auto"', '[]', '{"auto":"a"}', '{"auto":[1,null,"a",""]}']) {
    writeKey(STORAGE_KEYS.viewed, text);
    expect(recentlyViewed('auto')).toEqual(text.includes('[1') ? ['a'] : []);
  }
});
