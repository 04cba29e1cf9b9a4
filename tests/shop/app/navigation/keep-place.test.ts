import { expect, test } from 'vitest';
import { createKeepPlace } from '#src/shop/app/navigation/keep-place.ts';

const at = (key: string, href = '/auto') => ({ location: { href, state: { __TSR_key: key } } });

test('a page begins at its top, and one that is returned to where it was left', () => {
  const mayScroll = createKeepPlace(false);
  expect([mayScroll(at('a')), mayScroll(at('b')), mayScroll(at('a'))]).toEqual([true, true, true]);
});

test('a page that is drawn anew stays where its reader is', () => {
  const mayScroll = createKeepPlace(false);
  mayScroll(at('a'));
  expect([mayScroll(at('a')), mayScroll(at('a'))]).toEqual([false, false]);
});

test('a document that was read before the application was here stays where its reader is', () => {
  const mayScroll = createKeepPlace(true);
  expect([mayScroll(at('a')), mayScroll(at('b'))]).toEqual([false, true]);
});

test('the same address visited again is another place', () => {
  const mayScroll = createKeepPlace(false);
  mayScroll(at('a', '/auto/checkout'));
  expect(mayScroll(at('b', '/auto/checkout'))).toBe(true);
});

test('entries the router has not named are told apart by their address', () => {
  const mayScroll = createKeepPlace(false);
  const place = (href: string) => ({ location: { href, state: {} } });
  expect([mayScroll(place('/auto')), mayScroll(place('/auto')), mayScroll(place('/moto'))]).toEqual([
    true,
    false,
    true,
  ]);
});
