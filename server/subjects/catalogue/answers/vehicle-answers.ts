import type { vehicleShowRoute, vehiclesIndexRoute } from '#core/contract/catalogue/vehicles-for-sale.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { detailOf, type CatalogueState } from '#server/subjects/catalogue/state.ts';

import { cardsOf, listProducts } from './product-answers.ts';

/** As lists of the shop have them: without what was sold some days ago (rule V4). */
export const listVehicles = (
  state: CatalogueState,
  { query }: Pick<RouteInput<typeof vehiclesIndexRoute>, 'query'>,
): RouteAnswer<typeof vehiclesIndexRoute> => listProducts(state, { query }, 'vehicle');

/** @throws Refusal `record.unknown`, for what is no vehicle as well */
export function showVehicle(
  state: CatalogueState,
  { params, query }: RouteInput<typeof vehicleShowRoute>,
): RouteAnswer<typeof vehicleShowRoute> {
  const areas = query.area === undefined ? AREAS : [query.area];
  const row = areas
    .flatMap((area) => state.catalogue.bySlug(area, params.slug) ?? [])
    .find(({ type }) => factsOfType(type).shownAs === 'vehicle');
  if (row === undefined) throw new Refusal('record.unknown');
  return { ...cardsOf(state)(row), detail: detailOf(state, row.id) };
}
