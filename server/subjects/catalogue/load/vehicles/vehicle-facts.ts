import type { VehicleFacts } from '#core/contract/catalogue/product-detail.ts';
import { saleShown } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

import type { ProductRecords } from '../product-records.ts';

interface VehicleShown {
  readonly sale?: NonNullable<CatalogueRow['sale']>;
  readonly facts?: VehicleFacts;
}

const NO_VEHICLE: VehicleShown = {};
/** Attributes of every shop (domain 2.10) of which a value does something. */
const [MILEAGE_SURE, VAT, KIND, CRIT_AIR] = ['mileage_guaranteed', 'vat_scheme', 'sale_kind', 'crit_air'] as const;

/** @returns null for a vehicle that has no page: a draft, withdrawn, sold long ago (rule V4) */
export function vehicleOf({ product, acts, hours }: ProductRecords, now: Date): VehicleShown | null {
  const { sale_state: state, sale_state_at: at, attributes } = product;
  if (state === null) return NO_VEHICLE;
  const since = at ?? product.created_at;
  const shown = saleShown(state, { sinceMs: since.getTime(), nowMs: now.getTime() });
  if (shown === null || state === 'draft' || state === 'withdrawn') return null;
  const critAir = acts.get(CRIT_AIR);
  const facts: VehicleFacts = {
    state,
    since: dayInParis(since.getTime()),
    ...(acts.get(VAT) === 'margin' ? { margin: true } : {}),
    ...(attributes[MILEAGE_SURE] === false ? { mileageUnsure: true } : {}),
    ...(acts.get(KIND) === 'new' ? { isNew: true } : {}),
    ...(critAir === undefined ? {} : { critAir: Number(critAir) }),
    ...(hours === null ? {} : { hours }),
  };
  return shown === 'open' ? { facts } : { sale: shown, facts };
}
