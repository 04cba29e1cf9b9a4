import { expect, it } from 'vitest';
import { truncatedAddress } from '#server/subjects/consent/store-consent.ts';

it.each([
  ['192.168.12.77', '192.168.12.0'],
  ['::ffff:10.1.2.3', '10.1.2.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['unknown', 'unknown'],
])('%s is kept as %s (domain 4.7)', (address, kept) => {
  expect(truncatedAddress(address)).toBe(kept);
});
