/** What the page builder asks of the shop: what blocks show, and the things they may name. */
import * as v from 'valibot';
import { BLOCK_LIMITS } from '#core/domain/blocks/block.ts';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** All that is answered stands in the shop for everybody. */
const common = { access: 'admin', cache: 'no-store' } as const;

export const blocksShownRoute = defineRoute({
  name: 'api.admin.blocks.shown',
  method: 'POST',
  uri: 'api/admin/blocks/shown',
  ...common,
  body: v.strictObject({
    /** Null for a page of both areas. */
    area: v.nullable(f.area),
    blocks: f.listOf(v.unknown(), BLOCK_LIMITS.count),
  }),
  answer: v.custom<ShownBlocks>((value) => typeof value === 'object' && value !== null),
});

const TARGETS = ['product', 'category', 'slider', 'postList', 'component'] as const;
export type FoundTarget = (typeof TARGETS)[number];

/** Those named, or those whose name holds the words; at most 20. */
export const blocksFindRoute = defineRoute({
  name: 'api.admin.blocks.find',
  method: 'POST',
  uri: 'api/admin/blocks/find',
  ...common,
  body: v.strictObject({
    target: v.picklist(TARGETS, 'value.invalid'),
    words: v.pipe(v.string(), v.maxLength(100, 'text.tooLong')),
    values: f.listOf(v.pipe(v.string(), v.maxLength(200, 'text.tooLong')), 24),
  }),
  answer: v.array(v.object({ value: v.string(), title: v.string(), subtitle: v.string() })),
});

export const BLOCK_ROUTES = {
  'api.admin.blocks.shown': blocksShownRoute,
  'api.admin.blocks.find': blocksFindRoute,
} as const;
