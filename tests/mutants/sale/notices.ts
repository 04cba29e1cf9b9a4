import { breaking, type Mutant } from '../mutant.ts';

const cuts = ['tests/server/gateways/payment/recut-forms.test.ts', 'tests/server/payments/recut-notices.test.ts'];
const asked = ['tests/server/gateways/payment/payzen-rest.test.ts'];
const bounded = ['tests/server/payments/notice-limits.test.ts'];

/** What is believed of what is told of payments, and how much of it is taken. */
export const NOTICES: readonly Mutant[] = [
  ...breaking('server/gateways/payment/payzen/form-fields.ts', cuts, [
    [
      'YN01',
      'O22',
      'the name of the buyer is signed',
      'vads_cust_id: payment.customerId,',
      'vads_cust_id: payment.billing.lastName,',
    ],
  ]),
  ...breaking('server/gateways/payment/payzen/notification-fields.ts', cuts, [
    [
      'YN02',
      'O22',
      'what all notifications have may be missing',
      'Object.keys(DECIDING).every((name) => fields[name] !== undefined)',
      'Object.keys(DECIDING).length > 0',
    ],
    ['YN03', 'O22', 'fields that nobody knows are taken', '(BESIDE.has(name) && ONE_VALUE', '(ONE_VALUE'],
    ['YN04', 'O22', 'one field holds several values', '[^+\\p{Cc}]{0,500}$/u', '[^\\p{Cc}]{0,500}$/u'],
    ['YN05', 'O22', 'a field holds an address', ' && !isAddress(value)', ''],
    ['YN06', 'O22', 'the hash is any word', 'vads_hash: /^[0-9a-f]{64}$/u', 'vads_hash: /^.*$/u'],
    ['YN07', 'O22', 'what is written in base 64 is as long as it likes', '[0-9A-Za-z+/=]{0,64}', '[0-9A-Za-z+/=]*'],
  ]),
  ...breaking(
    'server/gateways/payment/payzen/payzen.ts',
    [...cuts, ...asked, 'tests/server/gateways/payment/payzen.test.ts'],
    [
      [
        'YN10',
        'O22',
        'whatever is signed is a notification',
        "      if (!isNotification(fields)) return rejected('notANotification', fields, about);\n",
        '',
      ],
      [
        'YN11',
        'O22',
        'what nobody signed is one',
        "      if (!isSigned(fields, key)) return rejected('signatureInvalid', fields);\n",
        '',
      ],
      ['YN12', 'O22', 'what it came signed with is forgotten', 'event, signature, answer: OK', 'event, answer: OK'],
      [
        'YN13',
        'O23',
        'a shop that may ask does not',
        "if (api === null || told.kind !== 'verified') return told;",
        "if (told.kind === 'verified') return told;\n    if (api === null) return told;",
      ],
      [
        'YN14',
        'O23',
        'a try that may be asked for has no name',
        'api === null ? {} : { providerReference: payment.reference }',
        'api === null ? {} : {}',
      ],
    ],
  ),
  ...breaking('server/gateways/payment/payzen/ipn.ts', cuts, [
    ['YN15', 'O22', 'date and number of the try are not looked at', "=== 'CREDIT' ? {} : {", "=== 'DEBIT' ? {} : {"],
  ]),
  ...breaking('server/gateways/payment/payzen/ask-payzen.ts', asked, [
    [
      'YN20',
      'O23',
      'another order is confirmed',
      "  if (event.reference !== told.reference) return 'signatureInvalid';\n",
      '',
    ],
    [
      'YN21',
      'O23',
      'what PayZen does not know is believed',
      "if (found === null) return 'signatureInvalid';",
      'if (found === null) return told;',
    ],
    [
      'YN22',
      'O23',
      'what was told counts before what was answered',
      '{ ...told, ...event, orderUuid',
      '{ ...event, ...told, orderUuid',
    ],
    ['YN23', 'O23', 'of several attempts the worst counts', 'rankOf(b) - rankOf(a)', 'rankOf(a) - rankOf(b)'],
    [
      'YN24',
      'O23',
      'the answer of another site counts',
      "  if (record.shopId !== siteId) return 'merchantMismatch';\n",
      '',
    ],
    [
      'YN25',
      'O23',
      'the answer to a test counts',
      "  if (record.orderDetails.mode !== mode) return 'modeMismatch';\n",
      '',
    ],
    [
      'YN26',
      'O23',
      'the state that was told outlives the answer',
      'isSame ? told.outcome : event.outcome',
      'told.outcome',
    ],
  ]),
  ...breaking(
    'server/gateways/payment/match-event.ts',
    ['tests/server/gateways/payment/outcomes.test.ts', ...cuts],
    [
      [
        'YN30',
        'O22',
        'what a form began with is not looked at',
        '.every(([name, value]) => form[name] === value) &&',
        ".every(([name]) => name in form || name !== '') &&",
      ],
      [
        'YN31',
        'O22',
        'what its provider called a try is not looked at',
        '(startedAs === null || startedAs === event.providerReference)',
        '(startedAs === null || startedAs !== event.reference)',
      ],
    ],
  ),
  ...breaking('server/subjects/payments/notices/find-attempt.ts', cuts, [
    [
      'YN35',
      'O22',
      'one area books what the other is told',
      "    .where('sale_order.area', '=', area);",
      "    .where('sale_order.area', 'in', [area, 'auto']);",
    ],
    ['YN36', 'O22', 'a form of the shop is a notification', 'return rows.length > 0;', 'return rows.length > 1;'],
  ]),
  ...breaking('server/subjects/payments/book-event.ts', cuts, [
    [
      'YN37',
      'O22',
      'one payment pays two orders',
      "          .where('payment_transaction.order_id', '=', order.row.id),\n",
      '',
    ],
    [
      'YN38',
      'O22',
      'nobody hears of a payment that pays another order',
      "if (booked === undefined) return alert(deps, work, order, 'mismatch order');",
      'if (booked === undefined) return;',
    ],
  ]),
  ...breaking(
    'server/subjects/payments/notices/take-notification.ts',
    [...bounded, ...cuts],
    [
      ['YN40', 'O24', 'a provider is asked as often as somebody likes', 'const AT_ONCE = 4;', 'const AT_ONCE = 400;'],
      ['YN41', 'O24', 'any number waits', 'const WAITING = 16;', 'const WAITING = 1_600;'],
      ['YN42', 'O24', 'whoever is put off is told that it was heard', 'status: 503, body', 'status: 200, body'],
      [
        'YN43',
        'O22',
        'nobody hears of a text that was cut again',
        "'notANotification', 'merchantMismatch'",
        "'merchantMismatch'",
      ],
    ],
  ),
  ...breaking('server/subjects/payments/notices/keep-notice.ts', bounded, [
    [
      'YN45',
      'O24',
      'each word is kept each time',
      'update(`${provider} ${verdict} ${whole}`)',
      'update(`${provider} ${verdict} ${whole} ${Math.random()}`)',
    ],
    ['YN46', 'O24', 'of a rejected word all is kept', 'isRejected ? LONGEST_REJECTED : LONGEST', 'LONGEST'],
    [
      'YN47',
      'O24',
      'rejected words have no end',
      'const most = isRejected ? MOST_REJECTED : null;',
      'const most = isRejected ? null : null;',
    ],
    ['YN48', 'O24', 'rejected words are kept as long as true ones', 'before(REJECTED_DAYS)', 'before(NOTICE_DAYS)'],
    ['YN49', 'O24', 'true words go with the rejected ones', "is('verdict', 'not in', PROVEN), ", ''],
  ]),
  ...breaking('server/http/payments.ts', bounded, [
    ['YN50', 'O24', 'a network tells without end', '    limits.notices.take(networkOf(addressOf(c, config)));\n', ''],
    ['YN51', 'O24', 'all networks are one', 'take(networkOf(addressOf(c, config)))', "take('one')"],
    ['YN52', 'O24', 'a body is read to its end', '    if (size > MAX_NOTIFICATION_BYTES) return null;\n', ''],
  ]),
  ...breaking('server/http/limits/network-limits.ts', bounded, [
    [
      'YN53',
      'O24',
      'a network tells ten times as much',
      'const NOTICES = { burst: 60, perSecond: 1 };',
      'const NOTICES = { burst: 600, perSecond: 10 };',
    ],
  ]),
  ...breaking('server/gateways/payment/paypal-standard/paypal-standard.ts', cuts, [
    [
      'YN55',
      'O22',
      'a notification gives PayPal a command',
      "      if (fields['cmd'] !== undefined) return rejected('bodyMalformed');\n",
      '',
    ],
  ]),
];
