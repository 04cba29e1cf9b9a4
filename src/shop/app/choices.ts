/** Choices of this browser's person: on cookies and on colours. Loaded with what every visit asks for once its page rests. */
import { handOverConsent } from '#src/shop/app/consent-proof.ts';
import type { Device } from '#src/shop/app/port/device.ts';
import { askConsentAgain, chooseConsent } from '#src/shop/store/consent/consent.ts';
import type { ConsentChoices, Theme } from '#src/shop/store/state.ts';
import { chooseTheme } from '#src/shop/store/theme.ts';

/** @param device reaches the shop, which keeps the proof of a choice on cookies */
export async function chooseCookies(choices: ConsentChoices, device: () => Promise<Pick<Device, 'client'>>) {
  chooseConsent(choices, { uuid: crypto.randomUUID(), at: new Date().toISOString() });
  await handOverConsent(device);
}

export const askCookiesAgain = (): void => askConsentAgain(Date.now());

export const colour = (theme: Theme): void => chooseTheme(theme);
