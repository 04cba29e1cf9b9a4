/**
 * Takes a newer start-up payload in while the tab stays open: colours are changed, what stands around the pages is
 * drawn anew, and nothing is loaded again.
 */
import { pickSettings } from '#core/settings/shown.ts';
import type { Frame, ShownInit } from '#core/contract/pages/port.ts';

export interface NewInitDeps {
  /** The payload kept on this device by now; null where none is. */
  readonly newest: () => Promise<ShownInit | null>;
  /** The frame on screen. */
  readonly shown: () => Promise<Frame>;
  readonly wear: (stylesheet: string) => Promise<void>;
  readonly renew: () => Promise<unknown>;
}

/** Whatever is kept beside what a document carries of it differs by nature: this is what both hold. */
const seenOf = ({ branding, context, settings }: ShownInit, shown: ShownInit): string => {
  const codes = Object.keys(shown.settings[''] ?? {}).sort();
  return JSON.stringify([
    [branding.name, branding.stylesheet, context.hosts, context.languages],
    pickSettings(settings, codes),
  ]);
};

/**
 * Answers what to call at the start, where a kept document may be older than the payload, and whenever the worker says
 * that it keeps another one (`isNews`).
 */
export function createNewInit({ newest, shown, wear, renew }: NewInitDeps): (isNews: boolean) => Promise<void> {
  return async (isNews) => {
    const [init, { init: before }] = [await newest(), await shown()];
    if (init === null || (!isNews && seenOf(init, before) === seenOf(before, before))) return;
    if (init.branding.stylesheet !== before.branding.stylesheet) await wear(init.branding.stylesheet);
    await renew();
  };
}
