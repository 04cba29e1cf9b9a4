import { breaking, type Mutant } from '../mutant.ts';

const limits = ['tests/core/domain/order/unpaid-limits.test.ts'];
const placing = ['tests/server/orders/wait/unpaid.test.ts', 'tests/server/orders/place/agreements.test.ts'];

/** How much stock is set aside for who has not paid. */
export const UNPAID: readonly Mutant[] = [
  ...breaking(
    'core/domain/order/unpaid-limits.ts',
    [...limits, ...placing],
    [
      ['CU01', 'O25', 'one order more than is set waits', 'unpaid.orders >= (', 'unpaid.orders > ('],
      [
        'CU02',
        'O25',
        'who has paid is as a stranger',
        'unpaid.isKnown ? terms.knownOrders : terms.newOrders',
        'terms.newOrders',
      ],
      [
        'CU03',
        'O25',
        'one piece more than is set is set aside',
        'unpaid.pieces + pieces > terms.newPieces',
        'unpaid.pieces + pieces > terms.newPieces + 1',
      ],
      ['CU04', 'O25', 'pieces of former orders do not count', 'unpaid.pieces + pieces > ', 'pieces > '],
      ['CU05', 'O25', 'pieces of who has paid are counted', '!unpaid.isKnown && unpaid.pieces', 'unpaid.pieces'],
      ['CU06', 'O25', 'what the shop proposed is refused', '  if (isProposed) return null;\n', ''],
    ],
  ),
  ...breaking('server/subjects/orders/wait/unpaid.ts', placing, [
    ['CU10', 'O25', 'orders that are over count', "o.status = 'pending_payment' and ", ''],
    ['CU11', 'O25', 'whose money went back has paid', "    .whereRef('refunded_total', '<', 'paid_total')\n", ''],
    ['CU12', 'O25', 'nobody has paid', 'return paid !== undefined;', 'return paid === null;'],
    [
      'CU13',
      'O25',
      'whoever has an order that waits is a stranger',
      'and paid.paid_at is not null',
      'and paid.paid_at is null and paid.id is null',
    ],
  ]),
  ...breaking('server/subjects/orders/place/place-order.ts', placing, [
    [
      'CU20',
      'O25',
      'stock is set aside without end',
      'if (rest > 0 && paymentFacts(payment.code).needsPrepayment) checkUnpaid(',
      'if (rest < 0) checkUnpaid(',
    ],
    ['CU21', 'O25', 'a proposal is an order like any other', 'isProposed: quote !== null', 'isProposed: false'],
    [
      'CU22',
      'O25',
      'a stranger has as many days as everybody',
      'placedAtMs: now.getTime(), isKnown };',
      'placedAtMs: now.getTime(), isKnown: true };',
    ],
  ]),
  ...breaking(
    'core/domain/payment/expiry.ts',
    ['tests/core/domain/payment/methods.test.ts'],
    [
      [
        'CU25',
        'O25',
        'a transfer is waited for over a Sunday alone',
        'addWorkingDays(day, terms.newTransferDays)',
        'addDays(day, terms.newTransferDays)',
      ],
      [
        'CU26',
        'O25',
        'strangers have longer than everybody',
        'isKnown || soon > last ? last : soon',
        'isKnown ? last : soon',
      ],
    ],
  ),
  ...breaking('server/subjects/dashboard/to-do.ts', placing, [
    [
      'CU30',
      'O25',
      'the shop does not hear of it',
      'unpaid.filter((one) => isAtLimit(one, terms)).length',
      'unpaid.filter((one) => isAtLimit(one, terms)).length * 0',
    ],
  ]),
];
