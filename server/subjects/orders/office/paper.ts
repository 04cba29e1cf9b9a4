import type { orderPaperRoute } from '#core/contract/admin/orders/moves.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { RawFile } from '#server/platform/raw-file.ts';
import type { PaperDeps } from '#server/subjects/orders/papers/keep-document.ts';
import { readPaper } from '#server/subjects/orders/papers/order-papers.ts';
import { loadOrder } from '#server/subjects/orders/service/load-order.ts';

type Asked = RouteInput<typeof orderPaperRoute>['params'];

/** What a paper asks for beside the right to see its order (domain 4.3, 4.4). */
const RIGHTS: Readonly<Record<Asked['kind'], PermissionKey>> = {
  order: 'orders.view',
  invoice: 'invoices.print',
  credit_note: 'invoices.print',
  delivery_slip: 'shipments.view',
};

/** @throws Refusal `permission.missing`, `record.unknown` */
export async function deskPaper(deps: PaperDeps, reader: Admin, asked: Asked, now: Date): Promise<RawFile> {
  const permission = RIGHTS[asked.kind];
  if (!can(reader, permission)) throw new Refusal('permission.missing', { permission });
  const { name, bytes } = await readPaper(deps, await loadOrder(deps.db, asked.order), asked, now);
  return new RawFile(name, 'application/pdf', bytes);
}
