/** Settings of the shop (domain 1.5). Only the codes named here as public ever leave the server. */
import type { InitPayload } from '#core/contract/init.ts';
import type { Db } from '#server/database/connection.ts';

type Setting = InitPayload['coreConfig'][number];

/** Read from the environment alone (`MAPS_KEY`), never from the database. */
export const MAPS_KEY_CODE = 'general.maps.google.api_key';

/** Every other code flagged `p` in domain 1.5; a trailing dot stands for the whole group. */
const PUBLIC_CODES: readonly string[] = [
  'general.general.',
  'general.company.',
  'general.maps.store.',
  'general.content.header_offer.',
  'general.content.footer.',
  'general.design.',
  'general.gdpr.settings.',
  'general.gdpr.cookie.',
  'catalog.products.',
  'catalog.inventory.stock_options.back_orders',
  'catalog.inventory.stock_options.low_stock_threshold',
  'catalog.inventory.stock_options.display_low_stock',
  'customer.settings.',
  'customer.address.',
  'sales.carriers.',
  'sales.quote_settings.',
  'sales.rma.setting.',
  'sales.withdrawal.',
  'sales.taxes.display.',
  'sales.checkout.',
];

export function isPublicCode(code: string): boolean {
  return PUBLIC_CODES.some((one) => (one.endsWith('.') ? code.startsWith(one) : code === one));
}

export async function loadPublicConfig(db: Db): Promise<Setting[]> {
  const rows = await db
    .selectFrom('core_config')
    .select(['code', 'value', 'channel_code', 'locale_code'])
    .orderBy('code')
    .orderBy('id')
    .execute();
  return rows.filter((row) => isPublicCode(row.code));
}

/** The value for everybody, without channel or language. */
export function globalValue(settings: readonly Setting[], code: string): string | null {
  return (
    settings.find((one) => one.code === code && one.channel_code === null && one.locale_code === null)?.value ??
    settings.find((one) => one.code === code)?.value ??
    null
  );
}
