import { breaking, type Mutant } from '../mutant.ts';

const tests = [
  'tests/core/domain/cart/cart.test.ts',
  'tests/core/domain/cart/cart-merge.test.ts',
  'tests/server/cart/cart.test.ts',
  'tests/server/cart/keep.test.ts',
  'tests/sync/convergence.test.ts',
];
const merges = [
  'tests/core/domain/cart/cart-merge.test.ts',
  'tests/server/sync/merge.test.ts',
  'tests/sync/persons.test.ts',
];

/** What the screen shows while something waits, and the rules it shares with the shop. */
export const FOLDS: readonly Mutant[] = [
  ...breaking(
    'src/sync/outbox/view.ts',
    ['tests/sync/outbox/view.test.ts', 'tests/sync/convergence.test.ts'],
    [
      [
        'F01',
        'S42',
        'a view that remembers folds twice',
        'waiting.slice(fits ? before.changes.length : 0)',
        'waiting.slice(0)',
      ],
      [
        'F02',
        'S42 S55',
        'what the base holds is folded once more',
        'row.seq <= (acked[row.lane] ?? 0)',
        'row.seq < (acked[row.lane] ?? 0)',
      ],
      [
        'F03',
        'S28 S42',
        'a price that moved is not seen',
        'a === b || (a?.rev === b?.rev && JSON.stringify(a?.record) === JSON.stringify(b?.record))',
        'a === b || a?.rev === b?.rev',
      ],
      [
        'F04',
        'S42',
        'a record of another shape stops all screens',
        '  } catch {\n    return record;',
        '  } catch (error) {\n    throw error;',
      ],
      ['F05', 'S42', 'a fold is dropped', 'record = foldedOr(record, fold);', 'fold(record);'],
      [
        'F06',
        'S42',
        'changes are folded in any order',
        'a.lane === b.lane ? a.seq - b.seq',
        'a.lane === b.lane ? b.seq - a.seq',
      ],
      [
        'F07',
        'S42',
        'a fold of before stays when its change has gone',
        'before.changes.every((id, index) => changes[index] === id)',
        'before.changes.length <= changes.length',
      ],
      [
        'F08',
        'S42',
        'everything is folded anew with each look',
        'if (fits && before.changes.length === changes.length) return before;',
        '',
      ],
    ],
  ),
  ...breaking('core/domain/cart/cart.ts', tests, [
    [
      'F10',
      'S3',
      'a quantity is set, not counted',
      'return moveQuantity(lines, change.lineKey, change.to - change.from);',
      'return moveQuantity(lines, change.lineKey, change.to - (lines.find((one) => one.lineKey === change.lineKey)?.quantity ?? 0));',
    ],
    [
      'F11',
      'S3',
      'an add after a removal makes no line',
      'return [...lines, { ...line, lineKey, quantity: Math.min(MAX_LINE_QUANTITY, delta) }];',
      'return lines;',
    ],
    [
      'F12',
      'S60',
      'a kept cart is added',
      'return held.quantity >= quantity ? all : all.map((one) => (one === held ? { ...one, quantity } : one));',
      'return all.map((one) => (one === held ? { ...one, quantity: one.quantity + quantity } : one));',
    ],
    ['F13', 'S60', 'a kept cart takes away', 'return held.quantity >= quantity ? all : all', 'return all'],
    ['F14', 'S60', 'an emptied line does not come along', 'Math.max(1, line.quantity)', 'Math.max(0, line.quantity)'],
    [
      'F15',
      'S6',
      'stock that owes makes a quantity below nothing',
      'Math.min(line.quantity, Math.max(0, available))',
      'Math.min(line.quantity, available)',
    ],
    [
      'F16',
      'S6',
      'a line that stock empties says so wrongly',
      "const code = to === 0 ? 'cart.outOfStock' : 'cart.quantityClamped';",
      "const code = to < 0 ? 'cart.outOfStock' : 'cart.quantityClamped';",
    ],
    ['F17', 'S3', 'a line that reaches nothing stays', 'if (quantity <= 0) return', 'if (quantity < 0) return'],
    [
      'F18',
      'S3',
      'a line has no limit',
      'Math.min(MAX_LINE_QUANTITY, line.quantity + delta)',
      'Math.max(0, line.quantity + delta)',
    ],
  ]),
  ...breaking('core/domain/cart/cart-merge.ts', merges, [
    [
      'F20',
      'S82',
      'a merged cart is added twice',
      'const delta = line.quantity - (had.get(line.lineKey) ?? 0);',
      'const delta = line.quantity;',
    ],
    [
      'F21',
      'S83',
      'what a guest takes out stays with the customer',
      'if (to < from) lines = setQuantity(lines, { lineKey, from, to });',
      '',
    ],
    [
      'F22',
      'S82',
      'lines that both held are not told',
      'from > 0 && quantity > from ?',
      'from > 0 && quantity < from ?',
    ],
  ]),
  ...breaking(
    'core/contract/cart/cart.ts',
    [
      'tests/sync/outbox/view.test.ts',
      'tests/sync/groups/regroup.test.ts',
      'tests/sync/answers.test.ts',
      'tests/sync/session-end.test.ts',
      ...tests,
    ],
    [
      [
        'F30',
        'S40 S60',
        'a name that is longer than a change may carry is refused',
        'name: cutText(line.name, 255),',
        'name: line.name,',
      ],
      [
        'F31',
        'S40 S60',
        'a value that is longer than a change may carry is refused',
        'value: cutText(value, 80)',
        'value',
      ],
      ['F32', 'S60', 'a clearing forgets that it may do nothing', '    onlyIf: (args) => args.quote,\n', ''],
      [
        'F33',
        'S19',
        'notices that were read stay on the screen',
        '!lineKeys.includes(notice.lineKey)',
        'lineKeys !== undefined',
      ],
      [
        'F34',
        'S9',
        'a line is added under another’s key',
        "    v.check((target) => fitsKey(target), 'lineKey.invalid'),\n  ),\n  refusals",
        '  ),\n  refusals',
      ],
    ],
  ),
  ...breaking(
    'core/contract/cart/cart-keep.ts',
    ['tests/server/cart/keep.test.ts', 'tests/sync/convergence.test.ts'],
    [
      [
        'F35',
        'S4 S60',
        'a kept cart takes the place of what is there',
        'keepInCart(lines, entriesOf(args.lines))',
        'entriesOf(args.lines)',
      ],
      ['F36', 'S4 S60', 'a kept cart is not shown', 'keepInCart(lines, entriesOf(args.lines))', 'lines'],
    ],
  ),
  ...breaking(
    'core/contract/guest/merge.ts',
    ['tests/server/sync/merge.test.ts', 'tests/sync/session-end.test.ts', 'tests/sync/persons.test.ts'],
    [
      [
        'F37',
        'S4 S82',
        'the guest’s cart is not shown after a sign-in',
        'withDifference(lines, [], entriesOf(shown))',
        'lines',
      ],
      [
        'F38',
        'S4 S82',
        'the guest’s favourites are not shown after a sign-in',
        'addWish(all, { ...wish, ...snapshot })',
        'addWish(all.slice(0), { ...wish, ...snapshot }) && all',
      ],
    ],
  ),
  ...breaking(
    'core/contract/quotes/quotes.ts',
    ['tests/sync/outbox/view.test.ts', 'tests/sync/convergence.test.ts'],
    [
      [
        'F39',
        'S20',
        'a request leaves its cart full on the screen',
        '{ ...cart, lines: [], notices: noticesAfterRequest',
        '{ ...cart, notices: noticesAfterRequest',
      ],
    ],
  ),
  ...breaking(
    'core/contract/cart/cart-record.ts',
    ['tests/sync/convergence.test.ts', 'tests/server/quotes/quotes.test.ts'],
    [
      [
        'F97',
        'S20 S60',
        'a request takes along what was told about other articles',
        "code === 'cart.productGone' && !asked.has(lineKey)",
        'asked.has(lineKey) && false',
      ],
      [
        'F98',
        'S20',
        'what was told about a line outlives its request',
        "code === 'cart.productGone' && !asked.has(lineKey)",
        "code === 'cart.productGone'",
      ],
    ],
  ),
  ...breaking(
    'core/contract/account/account.ts',
    ['tests/sync/outbox/view.test.ts'],
    [
      [
        'F40',
        'S85',
        'two edits in a row contradict each other',
        '{ ...profile, rev: base.rev + 1, revId, fields',
        '{ ...profile, revId, fields',
      ],
    ],
  ),
  ...breaking(
    'core/contract/wishlist/wishlist.ts',
    ['tests/server/sync/customers.test.ts'],
    [['F41', 'S84', 'a wish that moved into the cart stays on the list', 'removeWish(wishes, key)', 'wishes']],
  ),
  ...breaking(
    'core/domain/text/cut-text.ts',
    ['tests/core/domain/text/cut-text.test.ts', 'tests/core/domain/cart/cart.test.ts'],
    [
      [
        'F29',
        'S40',
        'a name is cut in the middle of a character',
        '.containing(max)?.index || max',
        '.containing(-1)?.index || max',
      ],
    ],
  ),
];
