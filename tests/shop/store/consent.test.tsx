import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  askConsentAgain,
  chooseConsent,
  CONSENT_VERSION,
  followConsent,
  keepChoicesFor,
  keptConsent,
  proveConsent,
  readConsent,
} from '#src/shop/store/consent/consent.ts';
import { cookieDeletions } from '#src/shop/store/device/foreign-traces.ts';
import { readState, resetState, type Consent, type ConsentChoices } from '#src/shop/store/state.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-11-22T08:30:00.000Z');
const at = new Date(NOW).toISOString();
const choices: fc.Arbitrary<ConsentChoices> = fc.record({ audience: fc.boolean(), maps: fc.boolean() });

let count = 0;
const choose = (chosen: ConsentChoices): void => chooseConsent(chosen, { uuid: `uuid-${(count += 1)}`, at });

/** Another document of the same browser: what was in memory is gone. */
const nextVisit = (now = NOW): void => {
  resetState();
  readConsent(now);
};

beforeEach(() => {
  keepChoicesFor(180);
  localStorage.clear();
  resetState();
});

test('what was chosen, purpose by purpose, counts at every visit of 180 days, and then is asked again', () => {
  fc.assert(
    fc.property(choices, fc.nat({ max: 400 }), (chosen, days) => {
      localStorage.clear();
      nextVisit();
      expect(readState().consentAsked).toBe(true);
      choose(chosen);
      expect(readState()).toMatchObject({ consentAsked: false, consent: { choices: chosen } });
      nextVisit(NOW + days * DAY_MS);
      const counts = days < 180;
      expect(readState().consentAsked).toBe(!counts);
      expect(readState().consent?.choices ?? null).toEqual(counts ? chosen : null);
    }),
  );
});

test('a choice counts as long as the shop had set when it was made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 390 }), fc.nat({ max: 400 }), (set, days) => {
      localStorage.clear();
      keepChoicesFor(set);
      nextVisit();
      choose({ audience: true, maps: true });
      keepChoicesFor(180);
      nextVisit(NOW + days * DAY_MS);
      expect(readState().consentAsked).toBe(days >= set);
    }),
  );
});

test('another wording, or what nobody here wrote, asks anew', () => {
  const good: Consent = {
    uuid: 'u',
    version: CONSENT_VERSION,
    choices: { audience: true, maps: false },
    at,
    proven: true,
  };
  const kept = (value: unknown): Consent | null => {
    localStorage.setItem('consent', typeof value === 'string' ? value : JSON.stringify(value));
    return keptConsent(NOW);
  };
  expect(kept(good)).toEqual(good);
  for (const bad of [
    { ...good, version: '2026-11-01' },
    { ...good, choices: { audience: true } },
    { ...good, choices: { audience: 'yes', maps: true } },
    { ...good, at: 'hier' },
    { ...good, days: 'toujours' },
    '{',
    'null',
  ])
    expect(kept(bad)).toBeNull();
});

test('a person quicker than the application is asked what they chose before, and the panel stays', () => {
  choose({ audience: true, maps: false });
  resetState();
  askConsentAgain(NOW);
  expect(readState()).toMatchObject({ consentAsked: true, consent: { choices: { audience: true, maps: false } } });
  readConsent(NOW);
  expect(readState().consentAsked).toBe(true);
});

test('a choice made before the application reads what was kept is not overwritten, even where nothing is kept', () => {
  choose({ audience: false, maps: true });
  localStorage.clear();
  readConsent(NOW);
  expect(readState()).toMatchObject({ consentAsked: false, consent: { choices: { audience: false, maps: true } } });
});

test('a choice made in another tab counts here at once', () => {
  followConsent(() => NOW);
  nextVisit();
  expect(readState().consentAsked).toBe(true);
  const there: Consent = {
    uuid: 'v',
    version: CONSENT_VERSION,
    choices: { audience: false, maps: true },
    at,
    proven: false,
  };
  localStorage.setItem('consent', JSON.stringify(there));
  dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(readState()).toMatchObject({ consentAsked: false, consent: { choices: { maps: true } } });
});

test('the proof of each choice is handed over once, and at a later visit when the first could not', async () => {
  choose({ audience: true, maps: false });
  await expect(proveConsent(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  nextVisit();
  const proofs: Consent[] = [];
  const store = async (consent: Consent) => void proofs.push(consent);
  await proveConsent(store);
  await proveConsent(store);
  nextVisit();
  await proveConsent(store);
  expect(proofs).toMatchObject([{ choices: { audience: true, maps: false }, version: CONSENT_VERSION }]);
});

test('a choice changed while the proof of the one before is on its way keeps its own proof to give', async () => {
  choose({ audience: true, maps: true });
  await proveConsent(async () => choose({ audience: false, maps: false }));
  expect(readState().consent).toMatchObject({ choices: { audience: false, maps: false }, proven: false });
});

test('taking a purpose back removes what its tools have written, and nothing of the shop', () => {
  choose({ audience: true, maps: true });
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('_pk_tool', '1');
  document.cookie = '_pk_id=7; path=/';
  choose({ audience: true, maps: true });
  expect(localStorage.getItem('_pk_tool')).toBe('1');
  choose({ audience: false, maps: true });
  expect(document.cookie).not.toContain('_pk_id');
  expect(localStorage.getItem('_pk_tool')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(keptConsent(NOW)?.choices).toEqual({ audience: false, maps: true });
});

test('cookies are removed from this host and the domains above it; the shop’s own stay', () => {
  expect(cookieDeletions('customer-auth=1; _ga=GA1.2', 'www.shop.example')).toEqual([
    '_ga=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/',
    '_ga=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; domain=www.shop.example',
    '_ga=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; domain=shop.example',
  ]);
  expect(cookieDeletions('', 'shop.example')).toEqual([]);
});
