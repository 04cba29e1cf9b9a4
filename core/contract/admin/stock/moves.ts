/** What the office does with the stock of an article in one place (domain 2.6). */
import * as v from 'valibot';
import { deskSteps, REASON_MAX, seen } from '#core/contract/admin/desk-step.ts';
import { CORRECTION_CAUSES } from '#core/domain/stock/correction.ts';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';
import * as f from '#core/wire/fields.ts';

const whole = (least: number) =>
  v.pipe(
    v.number('number.invalid'),
    v.integer('number.invalid'),
    v.minValue(least, 'number.tooSmall'),
    v.maxValue(PIECES_MAX, 'number.tooLarge'),
  );

const note = f.optionalText(REASON_MAX);
const step = deskSteps('stock');

/**
 * Puts a quantity right: by a difference, or to what is there. The UUID is the device's: asked for again, the movement is
 * the same.
 */
export const correctStockRoute = step(
  'correct',
  'correct',
  'stock.update',
  v.pipe(
    v.strictObject({
      ...seen,
      id: f.uuid,
      way: v.picklist(['by', 'to'], 'required'),
      pieces: whole(-PIECES_MAX),
      cause: v.picklist(CORRECTION_CAUSES, 'required'),
      note,
    }),
    v.forward(
      v.check(({ way, pieces }) => way === 'to' || pieces !== 0, 'number.invalid'),
      ['pieces'],
    ),
    v.forward(
      v.check(({ way, pieces }) => way === 'by' || pieces >= 0, 'number.tooSmall'),
      ['pieces'],
    ),
  ),
  ['stock.short'],
);

/** Moves free pieces to another place. */
export const transferStockRoute = step(
  'transfer',
  'transfer',
  'stock.update',
  v.strictObject({ ...seen, id: f.uuid, to: f.line(64), pieces: whole(1), note }),
  ['stock.short'],
);

/** How the article is sold when few or none are left: of all its places. */
export const stockRulesRoute = step(
  'rules',
  'rules',
  'stock.update',
  v.strictObject({ ...seen, backOrders: v.boolean('required'), lowThreshold: v.nullable(whole(0)) }),
  [],
);

/** Says that pieces are expected on a day: the page of an article without stock tells the next one. */
export const planArrivalRoute = step(
  'arrivals.plan',
  'arrivals',
  'stock.update',
  v.strictObject({ ...seen, id: f.uuid, pieces: whole(1), expectedOn: f.day }),
  [],
);

/** What is expected is here: it is on the shelf from then on. */
export const receiveArrivalRoute = step(
  'arrivals.receive',
  'arrivals/receive',
  'stock.update',
  v.strictObject({ ...seen, id: f.uuid }),
  [],
);

/** What was expected does not come. */
export const dropArrivalRoute = step(
  'arrivals.drop',
  'arrivals/drop',
  'stock.update',
  v.strictObject({ ...seen, id: f.uuid }),
  [],
);
