/** What lies where is the sum of its movements, and what is set aside is what open orders still want. */
import type { LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';

import type { Desk } from './desk.ts';
import { named } from './things.ts';

const UNEXPLAINED = `
  select p.sku, s.source, s.quantity, s.reserved,
    coalesce((select sum(m.delta)::int from stock_movement m where m.product_id = s.product_id and m.source = s.source), 0) as moved,
    coalesce((select sum(r.quantity)::int from stock_reservation r
      where r.product_id = s.product_id and r.source = s.source), 0) as aside
  from product_stock s join product p on p.id = s.product_id`;

/** Units of a line that are neither sent nor cancelled nor paid back before they were sent. */
const OPEN = `
  select l.id, l.qty_ordered - l.qty_shipped - l.qty_canceled - l.qty_refunded_unshipped as wanted, o.status,
    coalesce((select sum(r.quantity)::int from stock_reservation r where r.line_id = l.id), 0) as aside
  from sale_order_line l join sale_order o on o.id = l.order_id
  join product p on p.id = coalesce(l.variant_id, l.product_id)
  where p.manage_stock`;

export async function stockViolations(desk: Desk): Promise<string[]> {
  const places = await named<{
    sku: string;
    source: string;
    quantity: number;
    reserved: number;
    moved: number;
    aside: number;
  }>(desk, UNEXPLAINED);
  const lines = await named<{ id: number; wanted: number; aside: number; status: string }>(desk, OPEN);
  return [
    ...places.flatMap(({ sku, source, quantity, reserved, moved, aside }) => [
      ...(quantity === moved ? [] : [`${sku} in ${source}: ${quantity} lie there, movements come to ${moved}`]),
      ...(reserved === aside ? [] : [`${sku} in ${source}: ${reserved} are reserved, orders have ${aside}`]),
      ...(quantity < 0 ? [`${sku} in ${source}: ${quantity} lie there`] : []),
    ]),
    ...lines.flatMap(({ id, wanted, aside, status }) =>
      wanted === aside ? [] : [`line ${id} of an order that is ${status} wants ${wanted} and has ${aside} aside`],
    ),
  ];
}

const SHOWN = `select pc.product_id as product, pc.category_id as category from product_category pc`;

/** Each department says how many products its list has: those in it and in all that is shown below it, each once. */
export async function countViolations(desk: Desk, live: LiveCatalogue): Promise<string[]> {
  const { catalogue, structure } = live.current();
  const rows = new Set([...catalogue.rows()].map(({ id }) => id));
  const own = await named<{ product: number; category: number }>(desk, SHOWN);
  const below = (id: number): number[] => [
    id,
    ...structure.categories.filter(({ parentId }) => parentId === id).flatMap((one) => below(one.id)),
  ];
  return structure.categories.flatMap(({ id, name, slug, productsCount }) => {
    const within = new Set(below(id));
    const count = new Set(
      own.filter((one) => within.has(one.category) && rows.has(one.product)).map((one) => one.product),
    ).size;
    const label = `${name.fr_FR} (${slug})`;
    return productsCount === count ? [] : [`${label} says ${productsCount} products and has ${count}`];
  });
}
