import { breaking, type Mutant } from '../mutant.ts';

const papers = [
  'tests/server/orders/invoices/invoices.test.ts',
  'tests/server/orders/refunds.test.ts',
  'tests/server/orders/laws.test.ts',
];
const histories = 'tests/server/sale-histories/histories.test.ts';

/** Invoices, refunds, and the money that goes back. */
export const PAPERS: readonly Mutant[] = [
  ...breaking(
    'server/subjects/orders/service/issue-invoice.ts',
    [...papers, histories],
    [
      [
        'R01',
        'O14',
        'an order that is over is invoiced',
        "  if (!adminActions(order.facts).invoice) throw new Refusal('order.notAllowed', { trigger: 'invoice' });\n",
        '',
      ],
      [
        'R02',
        'O14',
        'an invoice counts as paid before it is',
        'const paid = Math.max(0, Math.min(parts.total, order.paid - before));',
        'const paid = before < 0 ? 0 : parts.total;',
      ],
      ['R03', 'O14', 'what is invoiced is not counted', 'count: quantity })),', 'count: quantity - quantity })),'],
      [
        'R04',
        'O14',
        'delivery is invoiced again and again',
        'shipping_invoiced + ${numericOf(shipping)}::numeric',
        'shipping_invoiced',
      ],
    ],
  ),
  ...breaking('server/subjects/orders/service/settle-invoices.ts', papers, [
    ['R08', 'O14', 'money pays each invoice whole', '    covered -= moneyOf(total);\n', ''],
    ['R09', 'O15', 'an invoice that was given back stays paid', "isRefunded ? 'refunded' : ", ''],
  ]),
  ...breaking(
    'server/subjects/orders/service/refund/refund-order.ts',
    ['tests/server/orders/refunds.test.ts', 'tests/server/orders/laws.test.ts', histories],
    [
      [
        'R10',
        'O15',
        "another order's refund answers",
        "    if (before.order_id !== order.row.id) throw new Refusal('record.moved');\n",
        '',
      ],
      [
        'R11',
        'O15',
        'a provider gives back more than it took',
        "  if (total > left) throw new Refusal('refund.amountTooHigh', { reason: 'provider', left });\n",
        '',
      ],
      [
        'R12',
        'O15',
        'credit that is given back never arrives',
        "  if (request.method === 'store_credit') await giveCredit(work, order, request.uuid, parts.total);\n",
        '',
      ],
      [
        'R13',
        'O15',
        'no provider is asked',
        "await work.jobs.enqueue(trx, 'payment.refund', { refund: request.uuid });",
        'await Promise.resolve();',
      ],
      [
        'R14',
        'O3',
        'what never left is not sold again',
        'lineId: line.row.id, quantity: unshipped })),',
        'lineId: line.row.id, quantity: unshipped - unshipped })),',
      ],
      ['R15', 'O16', 'what never left comes back into stock', '? count - unshipped : 0', '? count : 0'],
      ['R16', 'O15', 'an invoice that was given back stays paid', '  await settleInvoices(work, after);\n', ''],
      [
        'R17',
        'O4',
        'money that goes back before an invoice takes a number of credit notes',
        'if (invoices.length === 0) {',
        'if (invoices.length < 0) {',
      ],
      [
        'R18',
        'O15',
        'what is given back is not counted',
        'refunded_total + ${numericOf(parts.total)}::numeric',
        'refunded_total',
      ],
      [
        'R19',
        'O15',
        'nobody is given credit',
        "if (method === 'store_credit' && order.customerId === null) {",
        "if (method === 'store_credit' && order.customerId !== null) {",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/payments/refund-payment.ts',
    ['tests/server/payments/refund-payment.test.ts', histories],
    [
      [
        'R30',
        'O15',
        'a refund that is done is asked for again',
        " || refund.state !== 'pending') return;",
        ') return;',
      ],
      ['R31', 'O15', 'each question is another refund', 'reference: refundUuid,', 'reference: deps.ids.uuid(),'],
      [
        'R32',
        'O15',
        'a refund that failed counts as done',
        "...(outcome.state === 'refunded' ? { provider_reference: outcome.reference } : { failure: outcome.failure }),",
        "state: 'refunded',",
      ],
      [
        'R33',
        'O15',
        'the first try is asked for money that another took',
        ".where('state', '=', 'paid')",
        ".where('state', '!=', 'pending')",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/service/refund/paid-online.ts',
    ['tests/server/orders/refunds.test.ts', 'tests/server/payments/refund-payment.test.ts'],
    [
      [
        'R40',
        'O15',
        'money that never came is given back',
        "and status in ('paid', 'refunded') and method",
        'and method',
      ],
      ['R41', 'O15', 'a transfer is given back by a provider', ' and method = any(${ONLINE})', ''],
      ['R42', 'O15', 'the same money is given back again', " and method = 'provider'", " and method = 'nobody'"],
    ],
  ),
  ...breaking(
    'server/subjects/orders/service/settle-order.ts',
    ['tests/server/orders/place/place-order.test.ts', 'tests/server/orders/invoices/invoices.test.ts'],
    [
      ['R45', 'O14', 'an order that waits for its money is invoiced', 'order.due > 0 || ', ''],
      ['R46', 'O14', 'a shop that invoices by hand finds invoices', 'if (order.paid > 0 && !isAutomatic) return;', ''],
    ],
  ),
];
