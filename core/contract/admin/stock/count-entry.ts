/** What somebody finds on the shelf: it waits on the device without a network, and is counted once (rule S130). */
import * as v from 'valibot';
import { countedCode } from '#core/domain/stock/counted-code.ts';
import { PIECES_MAX } from '#core/domain/stock/movement.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { countLane, countPartKind, partOf, type CountPart } from './count-record.ts';

const entry = v.strictObject({
  count: f.uuid,
  /** Of the entry itself: told again, in whichever group, it is counted once. */
  id: f.uuid,
  /** UUID of the article; null where the device does not know the code: then the shop looks it up. */
  article: v.nullable(f.uuid),
  /** What was read or typed: an EAN or a SKU. */
  code: v.pipe(f.line(64), v.transform(countedCode)),
  /** `add`: so many more; `set`: so many in all. */
  way: v.picklist(['add', 'set'], 'value.invalid'),
  pieces: v.pipe(
    v.number('number.invalid'),
    v.integer('number.invalid'),
    v.minValue(0, 'number.tooSmall'),
    v.maxValue(PIECES_MAX, 'number.tooLarge'),
  ),
  /** When it was found, by the clock of the device put right by the shop's (rule S131). */
  at: f.instant,
});

export type CountEntryArgs = v.InferOutput<typeof entry>;

/** The part with one entry more; total, also where the device knows nothing of it yet. */
export function withEntryIn(
  part: CountPart | undefined,
  args: CountEntryArgs & { readonly article: string },
): CountPart {
  const before = part?.lines[args.article];
  const isAll = args.way === 'set' || before === undefined;
  const line = isAll
    ? { pieces: args.pieces, at: args.at }
    : {
        pieces: Math.min(PIECES_MAX, before.pieces + args.pieces),
        at: before.at < args.at ? args.at : before.at,
      };
  return {
    kind: 'stock-count-part',
    count: args.count,
    lines: { ...part?.lines, [args.article]: line },
  };
}

export const countEntryRoute = defineOfflineRoute({
  name: 'api.admin.stock.counts.enter',
  method: 'POST',
  uri: 'api/admin/stock-counts/enter',
  /** `stock.count`, which a worker knows nothing of: the handler asks for it. */
  access: 'admin',
  cache: 'no-store',
  body: entry,
  answer: v.object({}),
  refusals: ['record.unknown', 'record.moved', 'stock.countClosed'],
  offline: {
    version: 1,
    lane: ({ count }) => countLane.of(count),
    changes: ({ article, ...args }) =>
      article === null
        ? []
        : [countPartKind.change(partOf(args.count, article), (part) => withEntryIn(part, { ...args, article }))],
  },
});

export const OFFLINE_STOCK_ROUTES = { 'api.admin.stock.counts.enter': countEntryRoute } as const;
