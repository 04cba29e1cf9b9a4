import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { countVisit, mayOffer, type OfferMoment, type Visits } from '#src/shop/store/device/install-offer.ts';
import { keepInstallPrompt } from '#src/shop/store/device/install-prompt.ts';
import { installNow, readInstall, refuseInstall } from '#src/shop/store/device/install.ts';
import { readState, resetState, type InstallView } from '#src/shop/store/state.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-22T08:30:00.000Z');

const view: fc.Arbitrary<InstallView> = fc.record({
  way: fc.constantFrom('prompt', 'byHand', null),
  isInstalled: fc.boolean(),
  visits: fc.nat({ max: 9 }),
  refusedAt: fc.option(fc.integer({ min: NOW - 200 * DAY_MS, max: NOW }), { nil: null }),
});
const PAGES = ['/auto', '/moto/nos-produits/casques', '/auto/favoris', '/cet-appareil', '/conseils'];
const FORMS = ['/auto/contact', '/moto/contact-vehicule', '/checkout', '/auto/checkout', '/auto/checkout/informations'];
const moment: fc.Arbitrary<OfferMoment> = fc.record({
  install: view,
  hasAdded: fc.boolean(),
  isFirstView: fc.boolean(),
  consentAsked: fc.boolean(),
  path: fc.constantFrom(...PAGES, ...FORMS),
  now: fc.constant(NOW),
});
const GOOD: OfferMoment = {
  install: { way: 'prompt', isInstalled: false, visits: 2, refusedAt: null },
  hasAdded: false,
  isFirstView: false,
  consentAsked: false,
  path: '/auto',
  now: NOW,
};

test('the offer is never in the way, whatever else is true', () => {
  fc.assert(
    fc.property(moment, (now) => {
      if (!mayOffer(now)) return;
      expect(now).toMatchObject({ isFirstView: false, consentAsked: false });
      expect(now.install).toMatchObject({ isInstalled: false });
      expect(now.install.way).not.toBeNull();
      expect(PAGES).toContain(now.path);
      expect(now.hasAdded || now.install.visits >= 2).toBe(true);
      const { refusedAt } = now.install;
      expect(refusedAt === null || NOW - refusedAt >= 90 * DAY_MS).toBe(true);
    }),
  );
});

test('it is made on the second visit, or once something lies in a cart', () => {
  expect(mayOffer(GOOD)).toBe(true);
  const stranger = { ...GOOD, install: { ...GOOD.install, visits: 1 } };
  expect(mayOffer(stranger)).toBe(false);
  expect(mayOffer({ ...stranger, hasAdded: true })).toBe(true);
});

test('a "no" holds 90 days to the day', () => {
  const refused = { ...GOOD, install: { ...GOOD.install, refusedAt: NOW } };
  expect(mayOffer({ ...refused, now: NOW + 90 * DAY_MS - 1 })).toBe(false);
  expect(mayOffer({ ...refused, now: NOW + 90 * DAY_MS })).toBe(true);
});

test('pages opened one after the other are one visit; coming back after half an hour is another', () => {
  const MINUTE_MS = 60_000;
  const visit = (gaps: readonly number[]): Visits =>
    gaps.reduce((before, gap) => countVisit(before, before.at + gap * MINUTE_MS), countVisit(null, NOW));
  expect(visit([1, 29, 29]).count).toBe(1);
  expect(visit([1, 30]).count).toBe(2);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { maxLength: 6 }), (gaps) => {
      expect(visit(gaps).count).toBe(1 + gaps.filter((gap) => gap >= 30).length);
    }),
  );
});

beforeEach(() => {
  localStorage.clear();
  resetState();
});

/** What Chromium brings. */
function browserOffer(outcome: 'accepted' | 'dismissed') {
  const told = { asked: 0, isOwnShown: true };
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void (told.asked += 1),
    userChoice: Promise.resolve({ outcome }),
  });
  keepInstallPrompt(event);
  told.isOwnShown = !event.defaultPrevented;
  return told;
}

test('an offer of the browser that came early is kept, and made once', async () => {
  const told = browserOffer('accepted');
  expect(told.isOwnShown).toBe(false);
  readInstall(NOW);
  expect(readState().install).toMatchObject({ way: 'prompt', visits: 1, refusedAt: null });
  await installNow(NOW);
  await installNow(NOW);
  expect(told.asked).toBe(1);
  expect(readState().install).toMatchObject({ way: null, refusedAt: null });
  dispatchEvent(new Event('appinstalled'));
  expect(readState().install.isInstalled).toBe(true);
});

test('one that comes later is heard too; a "no" to the browser is one to the shop, and is kept', async () => {
  readInstall(NOW);
  expect(readState().install.way).toBeNull();
  browserOffer('dismissed');
  expect(readState().install.way).toBe('prompt');
  await installNow(NOW);
  resetState();
  readInstall(NOW + DAY_MS);
  expect(readState().install).toMatchObject({ visits: 2, refusedAt: NOW });
});

test('a "no" to the shop is kept', () => {
  refuseInstall(NOW);
  resetState();
  readInstall(NOW);
  expect(readState().install.refusedAt).toBe(NOW);
});
