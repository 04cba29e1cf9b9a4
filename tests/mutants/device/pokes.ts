import { breaking, type Mutant } from '../mutant.ts';

/** Hints that something moved, and requests that are made once: what stands around the engine. */
export const POKES: readonly Mutant[] = [
  ...breaking(
    'src/api/keep-listening.ts',
    ['tests/api/keep-listening.test.ts'],
    [
      [
        'K01',
        'S71',
        'every device asks at the same moment',
        'later(deps.random() * SPREAD_MS, () => {',
        'later(SPREAD_MS / 2, () => {',
      ],
      ['K02', 'S71', 'several pokes are several questions', '    if (isWaiting) return;\n', ''],
      [
        'K03',
        'S28 S71',
        'a price that moved asks for no cart',
        'catalogue === undefined && person !== undefined ? person : null',
        'person ?? null',
      ],
      [
        'K04',
        'S73',
        'a stream that broke stays broken',
        'if (!isOver) later(nextCallMs(failures, deps.random()), call);',
        '',
      ],
      ['K05', 'S73', 'a stream that breaks is opened again at once, for ever', '      failures += 1;\n', ''],
      [
        'K06',
        'S73',
        'a hidden device listens',
        '      leave?.();\n      leave = null;\n    }\n  };',
        '      leave = null;\n    }\n  };',
      ],
      [
        'K07',
        'S73',
        'every tab listens',
        'const leaveLine = deps.hold(call);',
        'call();\n  const leaveLine = deps.hold(nothing);',
      ],
    ],
  ),
  ...breaking(
    'server/platform/network/network-places.ts',
    ['tests/server/live/pokes.test.ts'],
    [
      ['K10', 'S31', 'a process takes any number of connections', 'this.#all >= this.#limits.all ||', ''],
      ['K11', 'S31', 'one address takes every connection', 'this.#of(network) >= this.#limits.own ||', ''],
    ],
  ),
  ...breaking(
    'server/subjects/live/pokes.ts',
    ['tests/server/live/pokes.test.ts', 'tests/server/live/live.test.ts'],
    [
      ['K12', 'S31', 'a shop that closes takes one more', 'this.#isClosed ? null : this', 'this'],
      [
        'K13',
        'S29',
        'what moved is told to everybody',
        'this.#channels.get(channel) ?? []) listener',
        'this.#listeners) listener',
      ],
      [
        'K14',
        'S31',
        'who has left is told',
        'if (channel !== null) leaveFrom(this.#channels, channel, listener);\n',
        '',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/quotes/store-quote.ts',
    ['tests/server/quotes/quotes.test.ts'],
    [
      ['K20', 'S2', 'a request that comes again is made again', '  if (before) return before;\n', ''],
      [
        'K21',
        'S2',
        'a request of somebody else is told',
        'if (!authors.some((author) => isSamePerson(author, context.person))) return refuseForeign();',
        '',
      ],
      ['K22', 'S20', 'a request orders no mail', '  await orderMails(context, args);\n', ''],
      ['K23', 'S20', 'a request leaves its cart full', '  await emptyCart(context, args.area, args.lines);\n', ''],
    ],
  ),
];
