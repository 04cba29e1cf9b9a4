import { breaking, type Mutant } from '../mutant.ts';

const pull = ['tests/server/sync/pull.test.ts'];
const more = [
  ...pull,
  'tests/server/sync/exchange.test.ts',
  'tests/server/sync/customers.test.ts',
  'tests/server/sync/push/push-fuzz.test.ts',
];

const own = [
  'tests/server/sync/pull.test.ts',
  'tests/server/sync/customers.test.ts',
  'tests/server/sync/push/push-fuzz.test.ts',
];

/** The shop tells: what moved, of whom, from one snapshot. */
export const PULL: readonly Mutant[] = [
  ...breaking('server/sync/pull.ts', more, [
    ['U01', 'S11', 'the epoch of a cursor is not looked at', ' || cursor.epoch !== position.epoch ||', ' ||'],
    [
      'U02',
      'S11',
      'a cursor of the future is believed',
      ' || cursor.rev > position.rev) return null;',
      ') return null;',
    ],
    [
      'U03',
      'S11',
      'the random id of the newest revision is not compared',
      'return mark.revision === position.revision ? mark : null;',
      'return mark;',
    ],
    [
      'U04',
      'S11',
      'the random id of an older revision is not compared',
      'return then && shortId(then.rev_id) === mark.revision ? mark : null;',
      'return then ? mark : null;',
    ],
    [
      'U05',
      'S11',
      'a cursor from before the first write is never good',
      'if (cursor.rev === 0) return mark.revision === NO_REVISION ? mark : null;',
      'if (cursor.rev === 0) return null;',
    ],
    [
      'U06',
      'S11',
      'any cursor from before the first write is good',
      'if (cursor.rev === 0) return mark.revision === NO_REVISION ? mark : null;',
      'if (cursor.rev === 0) return mark;',
    ],
    [
      'U07',
      'S12',
      'a pull is not of one snapshot',
      ".setIsolationLevel('repeatable read')",
      ".setIsolationLevel('read committed')",
    ],
    ['U08', 'S12', 'a pull begins one revision late', ".where('rev', '>', rev)", ".where('rev', '>', rev + 1)"],
    [
      'U09',
      'S12',
      'a pull tells the numbers of every group',
      ".where('group_id', '=', group).orderBy('lane')",
      ".orderBy('lane')",
    ],
    [
      'U10',
      'S12',
      'a document that is gone is not told',
      'reader.mayBeGone ? (own ?? []).filter((key) => !found.has(key)) : [];',
      '[];',
    ],
    [
      'U12',
      'S28',
      'a price that moves is not told',
      'known === null ? drifting.has(key) : known.digests.get(key) !== digest',
      'known === null ? drifting.has(key) : (moved ?? []).includes(key)',
    ],
    [
      'U13',
      'S11',
      'a reset does not say that it is one',
      'reset: known === null && cursor !== null,',
      'reset: known === null && cursor === undefined,',
    ],
    [
      'U14',
      'S12',
      'each pull brings the whole account',
      'const own = moved?.filter(',
      'const own = reader.customersOnly === true ? undefined : moved?.filter(',
    ],
    ['U15', 'S11', 'a whole state leaves out what did not move', " ?? 'all';", ' ?? [];'],
    [
      'U16',
      'S81',
      'customers are told nothing of their account',
      "reader.customersOnly === true && person.kind !== 'customer'",
      "reader.customersOnly === true && person.kind === 'customer'",
    ],
    [
      'U18',
      'S81',
      'guests are asked for what only customers have',
      "  if (reader.customersOnly === true && person.kind !== 'customer') return new Map();\n",
      '',
    ],
    [
      'U19',
      'S12',
      'a whole state tells of carts that never were',
      'known === null ? drifting.has(key) :',
      'known === null ? digest !== null :',
    ],
    [
      'U17',
      'S11',
      'a cursor that is not known counts as where the answer begins',
      'from: known === null ? null : cursor,',
      'from: cursor,',
    ],
  ]),
  ...breaking('server/subjects/cart/subject.ts', pull, [
    [
      'U20',
      'S28',
      'a quantity that moves is not seen',
      'unknown => [\n  lines,',
      'unknown => [\n  lines.map(({ lineKey }) => lineKey),',
    ],
    [
      'U21',
      'S28',
      'a notice that takes the place of another is not seen',
      'notices.map(({ at: _at, ...notice }) => notice)',
      'notices.length',
    ],
    ['U22', 'S12 S28', 'the instant of a notice is news', 'notices.map(({ at: _at, ...notice }) => notice)', 'notices'],
  ]),
  ...breaking(
    'server/sync/pull.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'U23',
        'S12 S82',
        'a cart that is gone is not told',
        'if (isNews) records.set(key, drifting.get(key) ?? null);',
        'if (isNews && drifting.has(key)) records.set(key, drifting.get(key) ?? null);',
      ],
    ],
  ),
  ...breaking('server/sync/cursor.ts', pull, [
    [
      'U25',
      'S28',
      'a cursor remembers one of the carts',
      'written.slice(at * DIGEST_LENGTH, (at + 1) * DIGEST_LENGTH)',
      'written.slice(0, DIGEST_LENGTH)',
    ],
    [
      'U26',
      'S11',
      'a cursor of a server with other records is believed',
      'written?.length !== keys.length * DIGEST_LENGTH',
      'written === undefined',
    ],
    [
      'U27',
      'S11',
      'a cursor that no server of ours wrote is believed',
      ' || rest.length > 0) return null;',
      ') return null;',
    ],
    ['U28', 'S12', 'what cannot be told from each other is news', 'digestOf(seen(record))', 'digestOf(record)'],
  ]),
  ...breaking(
    'server/subjects/wishlist/subject.ts',
    [...own, 'tests/server/sync/merge.test.ts'],
    [['U11', 'S84', 'a list that was emptied is not told', 'mayBeGone: true,', 'mayBeGone: false,']],
  ),
  ...breaking('server/subjects/quotes/read/read-quotes.ts', own, [
    [
      'U30',
      'S12',
      'requests of everybody are told',
      "selectAll().where(ownerColumn(person), '=', person.id);",
      'selectAll();',
    ],
  ]),
  ...breaking('server/subjects/contact/read-contacts.ts', own, [
    [
      'U31',
      'S12',
      'messages of everybody are told',
      "'received_at'])\n    .where(ownerColumn(person), '=', person.id);",
      "'received_at']);",
    ],
  ]),
  ...breaking(
    'server/sync/change/conclude.ts',
    [...more, 'tests/server/sync/push/push.test.ts'],
    [
      [
        'U35',
        'S10',
        'a refused change moves the channel',
        'if (entities.length === 0) {',
        'if (entities.length < 0) {',
      ],
    ],
  ),
  ...breaking(
    'server/sync/change/channel.ts',
    ['tests/server/sync/channel.test.ts', ...pull],
    [
      [
        'U40',
        'S29',
        'nobody hears that a channel moved',
        "pg_notify(${sql.lit(MOVED)}, 'channel ' || name || ' ' || rev)",
        'null',
      ],
      [
        'U41',
        'S11',
        'a revision keeps the random id of the one before',
        'rev_id = excluded.rev_id, updated_at',
        'rev_id = channel.rev_id, updated_at',
      ],
      ['U42', 'S10', 'two revisions have one number', 'set rev = channel.rev + 1', 'set rev = channel.rev'],
    ],
  ),
  ...breaking(
    'server/subjects/cart/load-cart.ts',
    ['tests/server/sync/merge.test.ts', 'tests/server/cart/cart.test.ts'],
    [
      ['U45', 'S82', 'a guest still sees the cart that was merged', "    .where('merged_at', 'is', null)\n", ''],
      ['U46', 'S3', 'the lines of a cart have no order', ' order by position`', ' order by position desc`'],
    ],
  ),
];
