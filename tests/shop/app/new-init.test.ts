import { beforeEach, expect, test } from 'vitest';
import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import type { Frame, ShownInit } from '#core/contract/pages/port.ts';
import { workerMessageOf } from '#core/contract/shop/worker-messages.ts';
import { createNewInit } from '#src/shop/app/init/new-init.ts';
import { settingsWith } from '#tests/support/settings.ts';
import { pagePort } from '#tests/support/page-port.ts';

const whole = await pagePort.frame();
const { init } = whole;

let kept: ShownInit | null;
let shown: Frame;
let done: string[];

beforeEach(() => {
  kept = init;
  shown = whole;
  done = [];
});

const takeIn = createNewInit({
  newest: async () => kept,
  shown: async () => shown,
  wear: async (stylesheet) => void done.push(`wear ${stylesheet}`),
  renew: async () => void done.push('renew'),
});

const dressed = (stylesheet: string): ShownInit => ({ ...init, branding: { ...init.branding, stylesheet } });

test('a start with what is on screen already does nothing', async () => {
  await takeIn(false);
  shown = pageFrame(whole, null);
  await takeIn(false);
  expect(done).toEqual([]);
});

test('a kept document in the colours of yesterday puts on those of today', async () => {
  shown = pageFrame(whole, null);
  kept = dressed('abc');
  await takeIn(false);
  expect(done).toEqual(['wear abc', 'renew']);
});

test('a kept document that says what was set yesterday is drawn anew; what it does not show is no news', async () => {
  shown = pageFrame(whole, null);
  kept = { ...init, settings: settingsWith({ 'catalog.products.storefront.sort_by': 'price-asc' }) };
  await takeIn(false);
  expect(done).toEqual([]);
  kept = { ...init, settings: settingsWith({ 'general.content.header_offer.title': 'Livraison offerte' }) };
  await takeIn(false);
  expect(done).toEqual(['renew']);
});

test('a word of the worker is taken in, whatever it is about, and colours are changed only when they are others', async () => {
  kept = { ...init, settings: settingsWith({ 'catalog.products.storefront.sort_by': 'price-asc' }) };
  await takeIn(true);
  expect(done).toEqual(['renew']);
  kept = dressed('abc');
  await takeIn(true);
  expect(done).toEqual(['renew', 'wear abc', 'renew']);
});

test('a browser that keeps no payload stays as it is', async () => {
  kept = null;
  await takeIn(true);
  expect(done).toEqual([]);
});

test('only the worker’s own word is understood', () => {
  expect(workerMessageOf({ type: 'INIT_CHANGED', more: 1 })).toEqual({ type: 'INIT_CHANGED' });
  for (const said of [null, undefined, 'INIT_CHANGED', 7, {}, { type: 'PAGE_RESTS' }])
    expect(workerMessageOf(said)).toBeNull();
});
