/** What articles are put together of: members of groups, components of kits. */
import { createHash } from 'node:crypto';

import type { DemoPart, DemoProduct } from '#demo/shape.ts';
import type { Trx } from '#server/database/transaction.ts';

import { insertRows } from './insert-rows.ts';

/** Made from where it stands: the same part is the same record in every demo shop. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(`part ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @param articleOf UUID of an article or variant */
export async function writeParts(
  trx: Trx,
  products: readonly DemoProduct[],
  { idOf, articleOf }: { readonly idOf: (sku: string) => number; readonly articleOf: (sku: string) => string },
): Promise<void> {
  const made = products.filter(({ together }) => together !== undefined);
  await insertRows(
    trx,
    'product_part_option',
    made.flatMap(({ sku, together }) =>
      (together?.options ?? []).map(({ name, english, kind, isRequired = true }, position) => ({
        uuid: uuidOf(`${sku} ${position}`),
        product_id: idOf(sku),
        position,
        name,
        name_english: english,
        kind,
        is_required: isRequired,
      })),
    ),
  );
  await insertRows(
    trx,
    'product_part',
    made.flatMap(({ sku, together }) => {
      const chosen = (together?.options ?? []).flatMap(({ parts }, option) =>
        parts.map((part): [DemoPart, string | null] => [part, uuidOf(`${sku} ${option}`)]),
      );
      const members = (together?.members ?? []).map((part): [DemoPart, string | null] => [part, null]);
      return [...members, ...chosen].map(([part, option], position) => ({
        uuid: uuidOf(`${sku} ${option ?? ''} ${part.sku}`),
        product_id: idOf(sku),
        position,
        option,
        article: articleOf(part.sku),
        quantity: part.quantity,
        is_fixed: part.isFixed ?? true,
        is_default: part.isDefault ?? false,
      }));
    }),
  );
}
