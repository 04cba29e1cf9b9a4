/** Named places between a press and its answer at which something may go wrong: told by the statements that pass. */

/** @param said statements of the transaction so far, this one included */
type Passes = (text: string, said: readonly string[]) => boolean;

export interface Point {
  readonly when: 'before' | 'after';
  readonly passes: Passes;
}

const statement =
  (part: string): Passes =>
  (text) =>
    text.includes(part);
const commitOf =
  (part: string): Passes =>
  (text, said) =>
    text === 'commit' && said.some((one) => one.includes(part));
const before = (passes: Passes): Point => ({ when: 'before', passes });
const after = (passes: Passes): Point => ({ when: 'after', passes });

const ORDER = 'insert into "sale_order" (';
const STOCK = 'insert into stock_reservation (line_id, product_id, source, quantity)';
const TRY = 'insert into "payment_attempt"';
const NOTICE = 'insert into "payment_notice"';
const MONEY = 'insert into "payment_transaction"';
const INVOICE = 'insert into "invoice"';
const CANCELLATION = 'qty_canceled = qty_canceled';
const REFUND = 'insert into "refund"';
const MAIL = 'insert into "mail_log"';

export const POINTS = {
  'before the order is written': before(statement(ORDER)),
  'before its stock is set aside': before(statement(STOCK)),
  'before the order is committed': before(commitOf(ORDER)),
  'after the order is committed': after(commitOf(ORDER)),
  'before the try is written': before(statement(TRY)),
  'before the try is committed': before(commitOf(TRY)),
  'before the provider is asked': after(commitOf(TRY)),
  'before the way to the provider is kept': before(statement('update "payment_attempt" set "action"')),
  'before what was told is kept': before(statement(NOTICE)),
  'before what was told is booked': after(statement(NOTICE)),
  'before the invoice is written': before(statement(INVOICE)),
  'before the money is committed': before(commitOf(MONEY)),
  'after the money is committed': after(commitOf(MONEY)),
  'before the cancellation is committed': before(commitOf(CANCELLATION)),
  'after the cancellation is committed': after(commitOf(CANCELLATION)),
  'before the refund is committed': before(commitOf(REFUND)),
  'after the refund is committed': after(commitOf(REFUND)),
  'before the refund of the provider is noted': before(statement('update "refund" set "state"')),
  'before a mail is handed over': after(statement(MAIL)),
  'before a mail is noted as sent': before(statement('update "mail_log" set "status"')),
} as const satisfies Record<string, Point>;

export type PointName = keyof typeof POINTS;

const names = (list: readonly PointName[]): readonly PointName[] => list;

/** Which of them an action comes by. */
export const PRESS_POINTS = names([
  'before the order is written',
  'before its stock is set aside',
  'before the order is committed',
  'after the order is committed',
  'before the try is written',
  'before the try is committed',
  'before the provider is asked',
  'before the way to the provider is kept',
]);
export const NOTICE_POINTS = names([
  'before what was told is kept',
  'before what was told is booked',
  'before the invoice is written',
  'before the money is committed',
  'after the money is committed',
]);
export const CANCEL_POINTS = names(['before the cancellation is committed', 'after the cancellation is committed']);
export const REFUND_POINTS = names(['before the refund is committed', 'after the refund is committed']);
export const JOB_POINTS = names([
  ...CANCEL_POINTS,
  'before the invoice is written',
  'before the refund of the provider is noted',
  'before a mail is handed over',
  'before a mail is noted as sent',
]);
