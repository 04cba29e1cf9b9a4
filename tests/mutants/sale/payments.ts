import { breaking, type Mutant } from '../mutant.ts';

const booked = 'tests/server/payments/book-event.test.ts';
const unpaid = 'tests/server/payments/unpaid-order.test.ts';
const paying = ['tests/server/payments/pay-order.test.ts', 'tests/server/payments/late-choice.test.ts'];
const histories = 'tests/server/sale-histories/histories.test.ts';
const ledger = ['tests/core/domain/payment/ledger.test.ts'];

/** What providers tell, and what an order makes of it. */
export const PAYMENTS: readonly Mutant[] = [
  ...breaking(
    'core/domain/payment/transaction.ts',
    [...ledger, histories],
    [
      ['Y01', 'O7', 'test money pays', "  if (notice.mode !== expected.mode) return 'mode';\n", ''],
      ['Y02', 'O7', 'dollars pay', "  if (notice.currency !== expected.currency) return 'currency';\n", ''],
      [
        'Y03',
        'O7',
        'more than was asked for is not looked at',
        'notice.amount !== expected.amount',
        'notice.amount < expected.amount',
      ],
      [
        'Y04',
        'O7',
        'less than was asked for pays',
        'notice.amount !== expected.amount',
        'notice.amount > expected.amount',
      ],
      ['Y05', 'O8', 'the last word counts, whatever it is', '  return a > b;', '  return a >= b || left.length > 0;'],
      ['Y06', 'O8', 'what does not fit outranks what does', 'mismatch === null ? 1 : 0', 'mismatch === null ? 0 : 1'],
    ],
  ),
  ...breaking(
    'core/domain/payment/outcome.ts',
    [...ledger, histories],
    [['Y08', 'O8', 'a failure told late undoes a payment', 'failed: 2, paid: 3,', 'failed: 3, paid: 2,']],
  ),
  ...breaking(
    'server/subjects/payments/book-event.ts',
    [booked, ...paying, histories],
    [
      ['Y10', 'O7', 'money for another order pays this one', 'if (foreign.length > 0) {', 'if (foreign.length > 2) {'],
      [
        'Y11',
        'O7',
        'whatever is told counts as paid',
        'status: transaction.status,',
        "status: transaction.type === 'payment' ? 'paid' : transaction.status,",
      ],
      ['Y12', 'O8', 'a try that was paid fails by a late word', "    .where('state', '!=', 'paid')\n", ''],
      [
        'Y15',
        'O7',
        'what does not fit is told to nobody',
        '  if (applied.alert !== null) await alert(deps, work, order, alertText(applied.alert));\n',
        '',
      ],
      ['Y16', 'O17', 'who gave up is told that it failed', " || failure === 'abandoned') return;", ') return;'],
      [
        'Y17',
        'O8',
        'told again is a second payment',
        "          .columns(['method', 'transaction_id', 'type'])\n",
        "          .column('uuid')\n",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/payments/expire-order.ts',
    [unpaid, histories],
    [
      [
        'Y20',
        'O11',
        'an order is cancelled while its provider cannot be asked',
        "if (told === 'unreachable') isUndecided = true;",
        "if (told === 'unreachable') isUndecided = false;",
      ],
      [
        'Y21',
        'O11',
        'what a provider says when it is asked is not heard',
        '      await bookEvent(deps, told.event, { area, now });\n',
        '',
      ],
      [
        'Y22',
        'O11',
        'an order is cancelled while money is on its way',
        'if (isUndecided || !isPaymentExpired(',
        'if (!isPaymentExpired(',
      ],
      [
        'Y23',
        'O11',
        'an order is cancelled before its time',
        '!isPaymentExpired(deadline, now.getTime())',
        'isPaymentExpired(now.getTime(), deadline)',
      ],
      [
        'Y24',
        'O11',
        'an order that waits is looked at once',
        "      await work.jobs.enqueue(work.trx, 'order.expire', { uuid }, { startAfterSeconds: wait });\n",
        '      void wait;\n',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/payments/start-payment.ts',
    [...paying, histories],
    [
      [
        'Y30',
        'O11',
        'an order whose time is over is paid',
        ' || order.due === 0 || isExpired)',
        ' || order.due === 0)',
      ],
      [
        'Y31',
        'O12',
        'a try that was given up stays open',
        "set({ state: 'abandoned', settled_at: payer.now })",
        "set({ state: 'started', settled_at: payer.now })",
      ],
      [
        'Y33',
        'O11',
        'a transfer chosen late gets minutes',
        'deadlineOf(setting, { area: row.area, kind, placedAtMs: row.placed_at.getTime(), isKnown }) ?? 0',
        '0',
      ],
      ['Y34', 'O11', 'who was told a day gets minutes', 'row.expires_at?.getTime() ?? 0,', '0,'],
      [
        'Y35',
        'O11',
        'who chooses a transfer late is not told where it goes',
        "if (isOther && kind === 'transfer') {",
        "if (isOther && kind === 'none') {",
      ],
      [
        'Y36',
        'O12',
        'the same method chosen again begins another try',
        "is('method', '!=', chosen.code), ",
        "is('method', '!=', ''), ",
      ],
      [
        'Y37',
        'O2',
        'an order is paid in a way that is not offered',
        '({ code }) => code === method',
        "({ code }) => code !== ''",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/payments/begin-payment.ts',
    [...paying, histories],
    [
      [
        'Y32',
        'O12',
        'each look begins another try',
        "if (read.success) return { kind: 'open', action: read.output };",
        "if (!read.success) return { kind: 'asked' };",
      ],
      [
        'Y38',
        'O12',
        'a try that the provider refused is open',
        "set({ state: 'failed', failure: 'technical', settled_at: now })",
        "set({ failure: 'technical', settled_at: now })",
      ],
      [
        'Y39',
        'O12',
        'who presses while the provider is asked begins another try',
        '.getTime() < ANSWERS_WITHIN_MS) return',
        '.getTime() < 0) return',
      ],
      [
        'Y42',
        'O12',
        'a try of a server that died keeps its order for ever',
        '.getTime() < ANSWERS_WITHIN_MS) return',
        '.getTime() < Infinity) return',
      ],
      [
        'Y43',
        'O12',
        'an order is paid by a method that was given up',
        ' || order.row.payment_method !== method) return',
        ') return',
      ],
    ],
  ),
  ...breaking(
    'server/platform/mail/order-mail.ts',
    ['tests/server/payments/refund-payment.test.ts'],
    [['Y44', 'O9', 'of two reasons the shop hears one', '[template, uuid, about]', '[template, uuid]']],
  ),
  ...breaking(
    'server/subjects/orders/service/remind-of-transfer.ts',
    ['tests/server/payments/late-choice.test.ts', 'tests/server/orders/mails.test.ts'],
    [
      ['Y40', 'O17', 'who pays by card is reminded of a transfer', 'if (!isTransfer || ', 'if ('],
      [
        'Y41',
        'O17',
        'who has paid is reminded',
        "!isTransfer || status !== 'pending_payment' || isOver",
        '!isTransfer || isOver',
      ],
    ],
  ),
  ...breaking(
    'server/gateways/payment/payplug/payplug.ts',
    ['tests/server/gateways/payment/payplug.test.ts', histories],
    [
      [
        'Y45',
        'O11',
        'a page that was closed is money on its way',
        "if (event.outcome.kind === 'pending') return",
        "if (event.outcome.kind === 'pending' && mode === 'live') return",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/payments/abandon-order.ts',
    [unpaid, histories],
    [
      ['Y50', 'O13', "somebody else's order is given up", ' || order.customerId !== context.person.id)', ')'],
      [
        'Y51',
        'O13',
        'what was given up is refused the second time',
        "  if (order.row.status === 'canceled') return {};\n",
        '',
      ],
      ['Y52', 'O13', 'of what was given up one piece comes back', 'delta: quantity,', 'delta: 1,'],
    ],
  ),
  ...breaking(
    'server/subjects/orders/service/record-payment.ts',
    [booked, 'tests/server/orders/invoices/invoices.test.ts', 'tests/server/orders/laws.test.ts', histories],
    [
      [
        'Y60',
        'O7',
        'money that is on its way has come',
        "and status in ('paid', 'refunded')`.execute(trx);",
        "and status <> 'failed'`.execute(trx);",
      ],
      [
        'Y61',
        'O10',
        'an order that is paid goes on waiting',
        "const status = await settleStatus(work, after, 'pay');",
        'const { status } = after.row;',
      ],
      ['Y62', 'O14', 'an invoice stays open although money came', '  await settleInvoices(work, after);\n', ''],
      [
        'Y63',
        'O14',
        'nobody knows when an order was paid',
        "...(news === 'paid' || news === 'overpaid' ? { paid_at: order.row.paid_at ?? now } : {}),",
        '',
      ],
      ['Y13', 'O14', 'money after the end is told to nobody', " || news === 'paidAfterEnd') await", ') await'],
      [
        'Y14',
        'O14',
        'money that is too much is told to nobody',
        "news === 'overpaid' || news === 'paidAfterEnd') await",
        "news === 'paidAfterEnd') await",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/service/move-order.ts',
    ['tests/server/orders/laws.test.ts', booked, histories],
    [
      ['Y70', 'O10', 'a state leads anywhere', ' || !canMoveOrder(from, to, trigger, work.by.kind)', ''],
      [
        'Y71',
        'O11',
        'an order that is paid still runs out',
        "...(to !== 'pending_payment' ? { expires_at: null } : {}),",
        '',
      ],
    ],
  ),
];
