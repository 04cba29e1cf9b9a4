import type { ShopSettings } from '#server/platform/settings/init-payload.ts';

import type { Sender } from './mail.ts';

/** Who signs the shop's mails: its name, its address, and the legal facts its settings hold. */
export function shopSender({ setting, siteName }: ShopSettings, origin: string): Sender {
  const town = `${setting('general.company.legal.postcode')} ${setting('general.company.legal.city')}`;
  const legalLine = [setting('general.company.legal.name'), setting('general.company.legal.address'), town.trim()];
  return { siteName, publicUrl: origin, legalLine: legalLine.filter(Boolean).join(', ') };
}
