import { breaking, type Mutant } from '../mutant.ts';

const rights = 'tests/server/downloads/rights.test.ts';
const laws = 'tests/core/domain/order/downloads.test.ts';

/** What a buyer may download: given, counted and ended. */
export const DOWNLOADS: readonly Mutant[] = [
  ...breaking(
    'core/domain/order/downloads.ts',
    [laws, rights],
    [
      [
        'DL01',
        'O33',
        'what was given back is downloaded all the same',
        'line.qtyOrdered - line.qtyRefunded - line.qtyCanceled',
        'line.qtyOrdered - line.qtyCanceled',
      ],
      ['DL02', 'O31', 'what is not paid is open', "if (facts.grantedAtMs === null) return 'unpaid';\n", ''],
      ['DL03', 'O32', 'the last instant is one too many', 'facts.endsAtMs <= nowMs', 'facts.endsAtMs < nowMs'],
      [
        'DL04',
        'O32',
        'each piece brings no downloads of its own',
        'facts.maxDownloads * piecesLeft(facts)',
        'facts.maxDownloads',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/downloads/fetch-download.ts',
    [rights],
    [
      [
        'DL05',
        'O32',
        'presses at once come to more than was bought',
        '    checkOpen(standingOf(grant, order, now));\n    const made',
        '    const made',
      ],
      ['DL06', 'O32', 'a download is not counted', 'used: sql`used + 1`', 'used: sql`used`'],
      ['DL07', 'O32', 'a pass goes on for ever', 'begun.expires_at <= now || ', ''],
      ['DL08', 'O32', 'all of it is sent as often as one likes', ' || begun.sent + bytes > most', ''],
      [
        'DL09',
        'O33',
        'what was begun goes on after its money went back',
        "      if (isEnded(standingOf(grant, order, now))) throw new Refusal('download.over', { reason: 'ended' });\n",
        '',
      ],
      [
        'DL10',
        'O32',
        'a pass opens another download',
        "    .where('grant_id', '=', grant)\n    .executeTakeFirst();",
        '    .executeTakeFirst();',
      ],
    ],
  ),
  ...breaking(
    'server/subjects/orders/rights/grant-downloads.ts',
    [rights],
    [['DL11', 'O31', 'days count from nowhere', 'ends_at: end === null ? null : new Date(end)', 'ends_at: null']],
  ),
  ...breaking(
    'server/subjects/orders/service/settle-order.ts',
    [rights],
    [
      [
        'DL12',
        'O31',
        'what costs nothing is never given',
        '    await grantDownloads(work.trx, order.row.id, now);\n',
        '',
      ],
    ],
  ),
];
