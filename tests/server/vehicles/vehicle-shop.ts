/** A shop of products with the family of vehicles that every shop has, and its catalogue. */
import { sql } from 'kysely';

import type { SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishDue } from '#server/subjects/catalogue/publish/publish-due.ts';
import { takeSaleStep } from '#server/subjects/catalogue/vehicles/sale-step.ts';
import { AUTHOR, openProductShop } from '#tests/server/products/product-shop.ts';

export const DAY_MS = 86_400_000;

export async function openVehicleShop() {
  const shop = await openProductShop();
  const { database, clock } = shop;
  const family = await shop.one(`select uuid as value from attribute_family where code = 'vehicule'`);
  const optionId = async (code: string, name: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      select id from attribute_option where attribute_code = ${code} and name = ${name}`.execute(shop.db);
    return rows[0]?.id ?? 0;
  };
  const whole = {
    version: '1.5 dCi 110',
    first_registration: '03/2021',
    mileage: 48_200,
    crit_air: await optionId('crit_air', '2'),
  };
  const live = await openCatalogue({ db: shop.db, clock });
  let count = 0;
  return {
    ...shop,
    live,
    whole,
    optionId,
    vehicle(more: Readonly<Record<string, unknown>> = {}) {
      count += 1;
      const name = `Citadine ${String(count)}`;
      return shop.store({
        type: 'vehicle',
        familyId: family,
        name,
        slug: `citadine-${String(count)}`,
        sku: `VO-${String(count)}`,
        price: 13_490 * 10_000,
        isActive: false,
        attributes: whole,
        ...more,
      });
    },
    async step(uuid: string, to: SaleState) {
      const { rev } = await shop.service.show(AUTHOR, uuid);
      await takeSaleStep(shop, { uuid, rev, admin: AUTHOR.id, now: clock.now() }, { to });
    },
    /** What visitors are answered from, once everything that was written or is due is published. */
    async shown() {
      await shop.publish();
      await publishDue(shop);
      return live.refresh();
    },
    stateOf: (uuid: string) =>
      database.db.selectFrom('product').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow(),
  };
}

export type VehicleShop = Awaited<ReturnType<typeof openVehicleShop>>;
