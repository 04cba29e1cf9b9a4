/** How far the sale of a vehicle is, and its next step (domain 2.10, rules V1–V3). */
import * as v from 'valibot';
import { deskSteps, seen } from '#core/contract/admin/desk-step.ts';
import { SALE_STATES } from '#core/domain/catalogue/vehicles/sale-state.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const state = v.picklist(SALE_STATES, 'required');

const vehicleSaleRoute = defineRoute({
  name: 'api.admin.products.sale',
  method: 'GET',
  uri: 'api/admin/products/{uuid}/sale',
  params: v.strictObject({ uuid: f.uuid }),
  access: { permission: 'products.view' },
  cache: 'no-store',
  refusals: ['record.unknown'],
  answer: v.object({
    /** Null for what is no vehicle. */
    state: v.nullable(state),
    since: v.nullable(f.instant),
    /** Newest first. */
    steps: v.array(
      v.object({
        before: state,
        after: state,
        at: f.instant,
        /** Null for who has left. */
        by: v.nullable(v.string()),
      }),
    ),
  }),
});

/** Taken again it changes nothing. To offer a vehicle asks for all that its family requires: faults stand at their fields. */
const vehicleStepRoute = deskSteps('products')(
  'sale-step',
  'sale',
  'products.update',
  v.strictObject({ ...seen, to: state }),
  ['vehicle.notAllowed', 'input.invalid'],
);

export const VEHICLE_ROUTES = {
  'api.admin.products.sale': vehicleSaleRoute,
  'api.admin.products.sale-step': vehicleStepRoute,
} as const;
