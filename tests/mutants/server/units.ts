import { breaking, type Mutant } from '../mutant.ts';

const faults = [
  'tests/server/sync/unit-of-work.test.ts',
  'tests/server/sync/faults/faults.test.ts',
  'tests/server/sync/push/one-run.test.ts',
  'tests/server/cart/cart.test.ts',
  'tests/server/quotes/quotes.test.ts',
];

/** What subjects hold in memory for a transaction, and what they do at its end and behind it. */
export const UNITS: readonly Mutant[] = [
  ...breaking('server/sync/change/unit-of-work.ts', faults, [
    [
      'N01',
      'S22',
      'what a refused change did stays in its units',
      '(marks.get(unit) ?? beginning)(undone)',
      'undefined',
    ],
    [
      'N02',
      'S22',
      'a unit that a refused change opened stays as it left it',
      '(marks.get(unit) ?? beginning)(undone)',
      'marks.get(unit)?.(undone)',
    ],
    [
      'N03',
      'S22 S23',
      'a refused change takes back what ran before it',
      '(marks.get(unit) ?? beginning)(undone)',
      'beginning(undone)',
    ],
    ['N04', 'S22', 'rows that a savepoint took back count as there', 'beginning)(undone)', "beginning)('memory')"],
    ['N05', 'S8', 'units are not written', '      for (const unit of enlisted.keys()) await unit.flush();\n', ''],
    ['N06', 'S3 S8', 'each change has a unit of its own', '    if (known) return known;\n', ''],
    ['N07', 'S8', 'a unit that is opened is not written', '    units.enlist(unit);\n', ''],
  ]),
  ...breaking(
    'server/sync/change/registry.ts',
    ['tests/server/sync/merge.test.ts'],
    [
      [
        'N10',
        'S83',
        'what subjects do behind a transaction is left out',
        '      for (const subject of subjects) await subject.afterFlush?.(flushed);\n',
        '',
      ],
    ],
  ),
  ...breaking(
    'server/sync/change/settle-change.ts',
    [...faults],
    [
      [
        'N11',
        'S10 S22',
        'a cart that was made in memory alone is lost of sight',
        "rollBack(staysInMemory ? 'memory' : 'rows');",
        "rollBack('rows');",
      ],
    ],
  ),
  ...breaking(
    'server/sync/change/change-handler.ts',
    [...faults],
    [
      [
        'N12',
        'S15 S23',
        'a change that counts attempts has no savepoint',
        'staysInMemory: route.limit === undefined }',
        'staysInMemory: true }',
      ],
    ],
  ),
  ...breaking(
    'server/sync/change/call-directly.ts',
    ['tests/server/contract/direct-calls.test.ts'],
    [
      [
        'N20',
        'S26',
        'a direct call of the cart answers no cart',
        'return handler.answerOf === undefined ? answer :',
        'return handler.answerOf !== undefined ? answer :',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/cart/answer-cart.ts',
    ['tests/server/contract/direct-calls.test.ts', 'tests/server/cart/cart.test.ts'],
    [
      [
        'N21',
        'S26',
        'a direct call that comes again answers an empty cart',
        ': await showCart(db, person, of, now) };',
        ': emptyCart(of) };',
      ],
    ],
  ),
];
