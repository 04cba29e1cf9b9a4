import { breaking, type Mutant } from '../mutant.ts';

const usedUp = 'tests/server/orders/place/used-up.test.ts';
const placing = [
  'tests/server/orders/place/agreements.test.ts',
  'tests/server/orders/place/place-order.test.ts',
  'tests/server/sale-histories/last-pieces.test.ts',
];
const histories = 'tests/server/sale-histories/histories.test.ts';

/** An order as it is placed: agreed, numbered, counted. */
export const PLACING: readonly Mutant[] = [
  ...breaking(
    'server/subjects/orders/place/place-order.ts',
    [...placing, 'tests/server/orders/mails.test.ts', histories],
    [
      [
        'C01',
        'O1',
        'a second press is a second order',
        'if (before !== undefined) {',
        'if (before !== undefined && before.uuid === person.id) {',
      ],
      [
        'C02',
        'O1',
        "somebody else's order answers",
        "    if (before.customer_id !== person.id) throw new Refusal('record.moved');\n",
        '',
      ],
      [
        'C03',
        'O2',
        'an empty cart is another refusal',
        "  if (basket.record.lines.length === 0) throw new Refusal('order.empty');\n",
        '',
      ],
      [
        'C04',
        'O2 O3',
        'what is sold out is ordered',
        "  if (basket.record.lines.some((line) => line.quantity === 0)) throw new Refusal('order.outOfStock');\n",
        '',
      ],
      [
        'C05',
        'O2',
        'more is charged than was agreed',
        'if (grandTotal !== args.expectedTotal) {',
        'if (grandTotal < args.expectedTotal) {',
      ],
      [
        'C06',
        'O2',
        'less is charged than was agreed',
        'if (grandTotal !== args.expectedTotal) {',
        'if (grandTotal > args.expectedTotal) {',
      ],
      ['C07', 'O2', 'an order below the minimum is taken', 'cart.missingForOrder > 0', 'cart.missingForOrder < 0'],
      ['C08', 'O2', 'a delivery that is not offered is taken', 'if (!isBrought || (', 'if (('],
      ['C09', 'O2', 'nobody knows where an order goes', '&& args.shipping === null)', '&& args.uuid === null)'],
      [
        'C10',
        'O2',
        'a download is sold without its consent',
        'if (downloads && !args.waiveWithdrawal) {',
        'if (downloads && args.newsletter) {',
      ],
      [
        'C11',
        'O2',
        'any way to pay is taken',
        '({ code }) => code === args.paymentMethod',
        "({ code }) => code !== ''",
      ],
      [
        'C12',
        'O6',
        'credit pays unasked',
        'args.useStoreCredit ? await creditBalance(trx, buyer.id, now) : 0',
        'await creditBalance(trx, buyer.id, now)',
      ],
      [
        'C13',
        'O3',
        'what is missing is sold',
        "  if (missing.length > 0) throw new Refusal('order.outOfStock');\n",
        '',
      ],
      ['C14', 'O1', 'what was ordered stays in the cart', '    await basket.conclude();\n', ''],
      [
        'C15',
        'O2',
        'a quote is bought twice',
        '  await afterOrder(context, { order: args.uuid, quote: args.quote, email: buyer.email });\n',
        '',
      ],
      ['C16', 'O2', 'rules change what was proposed', 'args.quote === null ? own : termsOfQuote(own)', 'own'],
      [
        'C17',
        'O11',
        'an order nobody pays waits for ever',
        "    await jobs.enqueue(trx, 'order.expire', { uuid: args.uuid }, { startAfterSeconds: seconds });\n",
        '    void seconds;\n',
      ],
      ['C18', 'O14', 'an order that costs nothing is left lying', 'if (rest === 0) await', 'if (rest < 0) await'],
      [
        'C19',
        'O17',
        'the shop does not hear of an order',
        "template: 'order.placed.shop'",
        "template: 'order.placed.customer'",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/place/buyer.ts',
    [...placing, histories],
    [
      [
        'C25',
        'O1',
        'two presses of a moment do not wait for each other',
        '.forUpdate().executeTakeFirst()',
        '.executeTakeFirst()',
      ],
      ['C26', 'O2', 'an order that was cancelled was the first one', "    .where('status', '!=', 'canceled')\n", ''],
    ],
  ),
  ...breaking(
    'server/subjects/orders/place/basket.ts',
    [usedUp, histories],
    [
      [
        'C30',
        'O5',
        'two orders read the last use of a code at once',
        ".where('uuid', '=', couponUuid).forUpdate()",
        ".where('uuid', '=', couponUuid)",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/place/count-coupon.ts',
    [usedUp, ...placing],
    [
      [
        'C35',
        'O5',
        'a code is used more often than it may be',
        ' and (usage_limit = 0 or times_used < usage_limit) returning',
        ' returning',
      ],
      [
        'C36',
        'O5',
        'an order that was cancelled keeps its code',
        'update cart_rule_coupon set times_used = greatest(0, times_used - 1)',
        'update cart_rule_coupon set times_used = times_used',
      ],
      [
        'C37',
        'O5',
        'an order that was cancelled keeps its rule',
        'update cart_rule set times_used = greatest(0, times_used - 1)',
        'update cart_rule set times_used = times_used',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/place/store-credit.ts',
    [usedUp, ...placing],
    [
      ['C40', 'O6', 'credit that has run out pays', ' and (expires_at is null or expires_at > ${now})', ''],
      ['C41', 'O6', 'credit that was spent grows', 'amount: numericOf(-amount),', 'amount: numericOf(amount),'],
      [
        'C42',
        'O6',
        'credit comes back twice',
        " and t.type = 'payment' and t.status = 'paid'",
        "\n      and t.type = 'payment'",
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/next-number.ts',
    [...placing, histories],
    [
      ['C45', 'O4', 'numbers have gaps', 'document_counter.last_number + 1', 'document_counter.last_number + 2'],
      [
        'C46',
        'O4',
        'a number is given twice',
        'document_counter.last_number + 1',
        'greatest(document_counter.last_number, 1)',
      ],
    ],
  ),
];
