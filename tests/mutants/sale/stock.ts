import { breaking, type Mutant } from '../mutant.ts';

const orders = [
  'tests/server/orders/reserve-stock.test.ts',
  'tests/server/orders/place/agreements.test.ts',
  'tests/server/orders/place/place-order.test.ts',
  'tests/server/orders/shipments.test.ts',
];
const laws = 'tests/server/orders/laws.test.ts';
const histories = 'tests/server/sale-histories/histories.test.ts';

/** Pieces that are set aside, leave with a parcel, and come back. */
export const STOCK: readonly Mutant[] = [
  ...breaking(
    'server/subjects/orders/stock/reserve.ts',
    [
      ...orders,
      'tests/server/orders/refunds.test.ts',
      laws,
      'tests/server/stock/movements.test.ts',
      'tests/server/sale-histories/last-pieces.test.ts',
      histories,
    ],
    [
      ['T01', 'O3', 'pieces below the threshold are sold', 'total <= outThreshold ? 0 : total', 'total'],
      ['T02', 'O3', 'one more is sold than there is', 'sellable < need.quantity)', 'sellable < need.quantity - 1)'],
      ['T03', 'O3', 'what is on order is not sold', '!isOnOrder && sellable', 'sellable'],
      [
        'T04',
        'O3',
        'of many pieces one is set aside',
        'set reserved = s.reserved + moved.quantity',
        'set reserved = s.reserved + 1',
      ],
      [
        'T05',
        'O3',
        'the nearest source is any',
        'order by s.product_id, c.counts desc, coalesce(i.priority, 0), s.source',
        'order by s.product_id, c.counts desc, s.source',
      ],
      ['T06', 'O3', 'two lines set the same piece aside', '      row.free -= part;\n', ''],
      [
        'T07',
        'O16',
        'a part of what was set aside is all of it',
        'await (part === row.quantity',
        'await (part <= row.quantity',
      ],
      ['T08', 'O16', 'a source gives one piece more than it has', '(row.left ?? 0) < 0', '(row.left ?? 0) < -1'],
      [
        'T09',
        'O16',
        'of many pieces that come back one is there again',
        'select p.id, ${source}, ${quantity}::int',
        'select p.id, ${source}, 1',
      ],
      [
        'T10',
        'O16',
        'a parcel that was called back is sold to others',
        'set reserved = s.reserved + ${quantity}',
        'set reserved = s.reserved',
      ],
      [
        'T12',
        'O28',
        'a parcel is noted as what came back',
        '${-quantity}::int, ${reason}',
        "${-quantity}::int, 'refund'",
      ],
      [
        'T11',
        'O16',
        'a parcel is taken from another source first',
        "(r.source = ${source ?? ''}) desc",
        "(r.source = ${source ?? ''}) asc",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/service/cancel-order.ts',
    ['tests/server/payments/late-choice.test.ts', 'tests/server/orders/refunds.test.ts', ...orders, laws, histories],
    [
      [
        'T20',
        'O10',
        'more is cancelled than may be',
        ' || taken.some(({ line, count }) => count > toCancel(line))',
        '',
      ],
      [
        'T21',
        'O15',
        'what was paid is cancelled and the money kept',
        'if (isWhole && isRefundFirst(',
        'if (!isWhole && isRefundFirst(',
      ],
      [
        'T22',
        'O5',
        'a cancelled order keeps its code',
        '  if (isWhole) await giveCouponBack(trx, order.row.uuid);\n',
        '',
      ],
      [
        'T23',
        'O6',
        'a cancelled order keeps the credit',
        'isWhole ? await giveCreditBack(trx, order.row.id, now, work.ids) : 0',
        '0',
      ],
      [
        'T24',
        'O3',
        'a cancelled order keeps its pieces',
        'lineId: line.row.id, quantity: count })),',
        'lineId: line.row.id, quantity: count - count })),',
      ],
      [
        'T25',
        'O12',
        'a try of a cancelled order stays open',
        ".where('state', '=', 'started')",
        ".where('state', '=', 'failed')",
      ],
      [
        'T26',
        'O17',
        'the shop does not hear that a buyer cancelled',
        "if (work.by.kind === 'customer') {",
        "if (work.by.kind === 'provider') {",
      ],
    ],
  ),
];
