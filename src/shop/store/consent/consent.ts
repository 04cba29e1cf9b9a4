/** The choice on cookies (domain 4.7): kept on the device as long as the shop has set; the shop keeps its proof. */
import { removeForeignTraces } from '#src/shop/store/device/foreign-traces.ts';
import { readState, show, type Consent, type ConsentChoices } from '#src/shop/store/state.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/** Version of the wording the panel shows; a new wording asks anew. */
export const CONSENT_VERSION = '2026-11-22';
const DAY_MS = 24 * 3_600_000;
const USUAL_DAYS = 180;

/** How long a choice made now counts. */
let days = USUAL_DAYS;

/** @param count as the shop has set them: choices made before count as long as was said then */
export function keepChoicesFor(count: number): void {
  days = count;
}

/** The person has asked for the panel. */
let isByHand = false;

export const isAskedByHand = (): boolean => isByHand;

/** What needs consent, each with its own answer. */
const PURPOSES = ['audience', 'maps'] as const satisfies readonly (keyof ConsentChoices)[];

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null || !('choices' in value)) return false;
  const { choices } = value;
  const texts = ['uuid', 'version', 'at'].every((key) => typeof Reflect.get(value, key) === 'string');
  if (!texts || typeof choices !== 'object' || choices === null) return false;
  if ('days' in value && typeof value.days !== 'number') return false;
  return PURPOSES.every((purpose) => typeof Reflect.get(choices, purpose) === 'boolean');
}

/** The choice kept on this device, while it counts. */
export function keptConsent(now: number): Consent | null {
  const text = readKey(STORAGE_KEYS.consent);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isConsent(kept) || kept.version !== CONSENT_VERSION) return null;
    return now - Date.parse(kept.at) < (kept.days ?? USUAL_DAYS) * DAY_MS ? kept : null;
  } catch {
    // Written by somebody else: the person is asked again.
    return null;
  }
}

function keep(consent: Consent): void {
  writeKey(STORAGE_KEYS.consent, JSON.stringify(consent));
  show('consent', consent);
}

/**
 * Takes in what was chosen at an earlier visit and asks where nothing counts. A person may have been quicker: what was
 * opened or chosen in this tab before stays.
 * @param now ms
 */
export function readConsent(now: number): void {
  if (readState().consent !== null) return;
  const kept = keptConsent(now);
  show('consent', kept);
  if (kept === null) show('consentAsked', true);
}

/** Counts from now on, in every part of the page that asks; what a purpose has left here goes when it is taken back. */
export function chooseConsent(choices: ConsentChoices, stamp: { uuid: string; at: string }): void {
  const before = (readState().consent ?? keptConsent(Date.parse(stamp.at)))?.choices;
  isByHand = false;
  keep({ ...stamp, version: CONSENT_VERSION, choices, proven: false, ...(days === USUAL_DAYS ? {} : { days }) });
  show('consentAsked', false);
  if (before !== undefined && PURPOSES.some((purpose) => before[purpose] && !choices[purpose])) removeForeignTraces();
}

/** @param now ms */
export function askConsentAgain(now: number): void {
  isByHand = true;
  readConsent(now);
  show('consentAsked', true);
}

/** A shop without a banner asks nobody by itself: what needs consent rests. */
export function askNobody(): void {
  if (!isByHand) show('consentAsked', false);
}

/**
 * A choice made in another tab counts here too.
 * @param now answers ms
 */
export function followConsent(now: () => number): void {
  addEventListener('storage', ({ key }) => {
    const kept = key === STORAGE_KEYS.consent ? keptConsent(now()) : null;
    if (kept === null) return;
    show('consent', kept);
    show('consentAsked', false);
  });
}

/** Hands the proof to the shop, now or at the next visit with a network. */
export async function proveConsent(store: (consent: Consent) => Promise<void>): Promise<void> {
  const { consent } = readState();
  if (consent === null || consent.proven) return;
  await store(consent);
  /* a choice made meanwhile has a proof of its own to give */
  if (readState().consent?.uuid === consent.uuid) keep({ ...consent, proven: true });
}
