/** How large a file may be that an attribute of a product names (domain 1.5). */
import { sql } from 'kysely';

import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

type Values = Readonly<Record<string, unknown>>;

const CODES = {
  image: 'catalog.products.attribute.image_upload_size',
  file: 'catalog.products.attribute.file_upload_size',
} as const satisfies Readonly<Record<string, SettingCode>>;

const BYTES_PER_KB = 1024;

/** Files that were there before stay, however large. */
export async function uploadFaults(
  trx: Trx,
  attributes: readonly FormAttribute[],
  { values, before }: { readonly values: Values; readonly before: Values },
): Promise<FieldError[]> {
  const named = attributes.flatMap(({ code, type }) => {
    const uuid = values[code];
    if (type !== 'image' && type !== 'file') return [];
    return typeof uuid === 'string' && uuid !== '' && uuid !== before[code] ? [{ code, type, uuid }] : [];
  });
  if (named.length === 0) return [];
  const { rows } = await sql<{ uuid: string; bytes: string }>`
    select uuid, bytes from media_file where uuid::text = any(${named.map(({ uuid }) => uuid)})`.execute(trx);
  const bytes = new Map(rows.map((row) => [row.uuid, Number(row.bytes)]));
  const faults: FieldError[] = [];
  for (const { code, type, uuid } of named) {
    const most = await sizeSet(trx, CODES[type]);
    if ((bytes.get(uuid) ?? 0) > most) faults.push({ path: `fields.attributes.${code}`, code: 'media.tooLarge' });
  }
  return faults;
}

async function sizeSet(trx: Trx, code: (typeof CODES)[keyof typeof CODES]): Promise<number> {
  const { rows } = await sql<{ value: string | null }>`
    select value from core_config where code = ${code} and channel_code is null and locale_code is null`.execute(trx);
  const stored = parseSetting(SETTINGS[code], rows[0]?.value ?? '');
  return (typeof stored === 'number' ? stored : SETTINGS[code].default) * BYTES_PER_KB;
}
