/** The choice on cookies (domain 4.7): kept on the device 180 days; the shop keeps its proof. */
import { readState, show, type Consent, type ConsentChoices } from '#src/store/state.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/store/storage-keys.ts';

/** Version of the wording the panel shows; a new wording asks anew. */
export const CONSENT_VERSION = '2026-11-01';
const KEPT_MS = 180 * 24 * 3_600_000;

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null || !('choices' in value)) return false;
  const { choices } = value;
  const texts = ['uuid', 'version', 'at'].every((key) => typeof Reflect.get(value, key) === 'string');
  return texts && typeof choices === 'object' && choices !== null && 'audience' in choices && 'maps' in choices;
}

/** The choice kept on this device, while it counts. */
export function keptConsent(now: number): Consent | null {
  const text = readKey(STORAGE_KEYS.consent);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const counts = isConsent(kept) && kept.version === CONSENT_VERSION && now - Date.parse(kept.at) < KEPT_MS;
    return counts ? kept : null;
  } catch {
    // Written by somebody else: the person is asked again.
    return null;
  }
}

function keep(consent: Consent): void {
  writeKey(STORAGE_KEYS.consent, JSON.stringify(consent));
  show('consent', consent);
}

export function chooseConsent(choices: ConsentChoices, stamp: { uuid: string; at: string }): void {
  keep({ ...stamp, version: CONSENT_VERSION, choices, proven: false });
  show('consentAsked', false);
}

export function askConsentAgain(): void {
  show('consentAsked', true);
}

/** Hands the proof to the shop, now or at the next visit with a network. */
export async function proveConsent(store: (consent: Consent) => Promise<void>): Promise<void> {
  const { consent } = readState();
  if (consent === null || consent.proven) return;
  await store(consent);
  keep({ ...consent, proven: true });
}
