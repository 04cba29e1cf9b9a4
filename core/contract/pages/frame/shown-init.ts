import type { InitPayload } from '#core/contract/shop/init.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';
import { shownSettings } from '#core/settings/shown.ts';

/** The start-up payload as pages read it: its settings are values. */
export const shownInit = ({ branding, context, coreConfig }: InitPayload): ShownInit => ({
  branding,
  context,
  settings: shownSettings(coreConfig),
});
