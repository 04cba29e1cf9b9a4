import * as v from 'valibot';

import { offeredReasons, type RmaReason } from '#core/domain/returns/reasons.ts';
import { RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

const title = v.object({ fr_FR: v.string(), en_GB: v.string() });

/** The words of a reason as its row keeps them. */
export const titleIn = (stored: unknown): RmaReason['title'] => v.parse(title, stored);

/** Every reason the shop has had: a request that waited on a device may name one that is no longer offered. */
export async function readReasons(db: Db | Trx): Promise<RmaReason[]> {
  const rows = await db.selectFrom('rma_reason').selectAll().execute();
  return rows.map((row) => ({
    code: row.code,
    title: titleIn(row.title),
    resolutions: RMA_RESOLUTIONS.filter((one) => row.resolutions.includes(one)),
    requiresImage: row.requires_image,
    shopFault: row.shop_fault,
    status: row.status,
    position: row.position,
  }));
}

export const readOfferedReasons = async (db: Db | Trx): Promise<RmaReason[]> => [
  ...offeredReasons(await readReasons(db)),
];
