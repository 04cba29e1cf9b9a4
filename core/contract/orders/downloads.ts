/** What an order lets its buyer download (rules O31 to O33 of docs/sale.md). */
import * as v from 'valibot';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/**
 * The file itself, or where it lies. The pass is the device's: asked for again under it – the rest of a file, or all of it
 * after a lost line – it is the same download, which counts once.
 */
export const downloadFileRoute = defineRoute({
  name: 'api.account.downloads.show',
  method: 'GET',
  uri: 'api/account/downloads/{uuid}/file',
  access: 'customer',
  /* it is the customer who gets what they bought, and each time counts */
  forBorrowed: false,
  cache: 'no-store',
  params: v.strictObject({ uuid: f.uuid }),
  query: v.strictObject({ pass: f.uuid }),
  answer: v.unknown(),
  refusals: ['record.unknown', 'download.over'],
  /* players and readers ask for a large file in parts of two megabytes */
  limit: { attempts: 600, perSeconds: 3600 },
});

/** Whether each of them may be downloaded now, as the shop has it: what a device asks before it begins one. */
export const downloadIndexRoute = defineRoute({
  name: 'api.account.downloads.index',
  method: 'GET',
  uri: 'api/account/downloads',
  access: 'customer',
  cache: 'no-store',
  query: v.strictObject({ order: f.uuid }),
  answer: v.array(
    v.object({
      uuid: v.string(),
      standing: v.picklist(['unpaid', 'open', 'ended', 'expired', 'used']),
      /** How often it may be downloaded yet; null: as often as the buyer likes. */
      left: v.nullable(v.number()),
    }),
  ),
  refusals: ['record.unknown'],
});
