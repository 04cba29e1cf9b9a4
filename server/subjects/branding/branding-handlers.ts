/** The look of the shop, written: every page, every process and every device has it with the catalogue's next revision. */
import { sql } from 'kysely';

import type { BRANDING_ROUTES, BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { MOST_BACKGROUND, MOST_LOGO } from '#core/contract/admin/branding/branding.ts';
import type { BaseRevision } from '#core/domain/revision/revision.ts';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import { BRANDING_SLOTS, DISPLAY_RATIO, type BrandingSlot } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { lockScreen, moveScreen, type Author } from '#server/resources/write/screen-revision.ts';
import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import { discardContent } from '#server/subjects/media/library/discard-content.ts';
import { keepContent, rememberContent } from '#server/subjects/media/library/keep-content.ts';
import { prepareMedia } from '#server/subjects/media/prepare/prepare-media.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

type Input<Name extends keyof typeof BRANDING_ROUTES> = RouteInput<(typeof BRANDING_ROUTES)[Name]>;
export type BrandingDeps = Pick<ShopTools, 'db' | 'ids' | 'jobs' | 'storage'>;

/** Who writes, and when. */
export interface BrandingWrite {
  readonly author: Author;
  readonly now: Date;
}

/** What the history calls it. */
export const BRANDING_HISTORY = 'branding';

const BACKGROUNDS: ReadonlySet<BrandingSlot> = new Set(['backgroundFront', 'backgroundAdmin', 'ogDefault']);

/** What a slot takes: photos behind pages and for shares, drawings and pictures with a clear ground as logos. */
const rulesOf = (slot: BrandingSlot): { readonly most: number; readonly endings: readonly string[] } =>
  BACKGROUNDS.has(slot)
    ? { most: MOST_BACKGROUND, endings: slot === 'ogDefault' ? ['jpg', 'png', 'webp'] : ['jpg', 'webp'] }
    : { most: MOST_LOGO, endings: ['svg', 'png', 'webp'] };

/** @returns its revision is read first: what is written meanwhile is then seen, and refused at the next save */
export async function readBranding(db: Db | Trx): Promise<BrandingAnswer> {
  const {
    uuid,
    rev,
    rev_id: revId,
    updated_at: updatedAt,
  } = await db
    .selectFrom('setting_screen')
    .select(['uuid', 'rev', 'rev_id', 'updated_at'])
    .where('name', '=', 'branding')
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('branding').selectAll().orderBy('id').execute();
  const known = new Map(rows.map(({ id, value }) => [id, value]));
  const ratio = parseSetting(DISPLAY_RATIO, known.get('displayRatio') ?? DISPLAY_RATIO.default);
  const colours = rows.flatMap(({ id, kind, value }) => (kind === 'color' && value !== null ? [[id, value]] : []));
  return {
    uuid,
    rev,
    revId,
    updatedAt: updatedAt.toISOString(),
    colours: Object.fromEntries(colours),
    displayRatio: DISPLAY_RATIO.choices.find((one) => one === ratio) ?? DISPLAY_RATIO.default,
    images: Object.fromEntries(BRANDING_SLOTS.map((slot) => [slot, known.get(slot) ?? null])),
  };
}

async function put(trx: Trx, row: { id: string; kind: 'color' | 'image' | 'text'; value: string }): Promise<void> {
  await trx
    .insertInto('branding')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ kind: row.kind, value: row.value }))
    .execute();
}

/** Takes away what stood in a slot, and its file where nothing else shows it. */
async function empty(trx: Trx, slot: BrandingSlot, now: Date): Promise<void> {
  const before = await trx.deleteFrom('branding').where('id', '=', slot).returning('value').executeTakeFirst();
  const stored = before?.value?.replace(/^\/media\//u, '') ?? '';
  const [hash = ''] = stored.split(/[.-]/u);
  if (hash !== '') await discardContent(trx, { hash, stored }, now);
}

/** @param seen what its author saw there; undefined: they did not say @throws Refusal `record.moved` */
async function checkSlot(trx: Trx, slot: BrandingSlot, seen: string | null | undefined): Promise<void> {
  if (seen === undefined) return;
  const now = await trx.selectFrom('branding').select('value').where('id', '=', slot).executeTakeFirst();
  if ((now?.value ?? null) !== seen) throw new Refusal('record.moved', { reason: 'rev' });
}

/** The name under which the picture of a slot was given; null where none was, or before anybody noted it. */
async function fileNameIn(trx: Trx, slot: BrandingSlot): Promise<string | null> {
  const last = await trx
    .selectFrom('resource_history')
    .select('after')
    .where('resource', '=', BRANDING_HISTORY)
    .where(sql<boolean>`after ? ${slot}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const name: unknown = Object.fromEntries(Object.entries(last?.after ?? {}))[slot];
  return typeof name === 'string' ? name : null;
}

export function brandingHandlers(deps: BrandingDeps) {
  const { db, ids } = deps;
  type Told = Pick<HistoryEntry, 'before' | 'after'>;
  /** @param seen the revision that the author saw @param work tells what differs; null for nothing */
  const written = async (
    { author, now }: BrandingWrite,
    seen: BaseRevision | undefined,
    work: (trx: Trx) => Promise<Told | null>,
  ): Promise<BrandingAnswer> =>
    inTransaction(db, async (trx) => {
      await lockScreen(trx, 'branding', seen);
      const told = await work(trx);
      if (told !== null) {
        await moveScreen(trx, { name: 'branding', resource: BRANDING_HISTORY, author, now, ...told });
        await advanceChannel(trx, CATALOGUE_CHANNEL, [], { ids, now });
      }
      return readBranding(trx);
    });
  return {
    /** @throws Refusal `record.moved` */
    colours: (
      write: BrandingWrite,
      { body: { rev, baseRevId, colours, displayRatio } }: Input<'api.admin.branding.colors'>,
    ) =>
      written(write, { rev, baseRevId }, async (trx) => {
        const held = await readBranding(trx);
        const changed = Object.entries(colours).filter(
          ([id, value]) => value !== undefined && value !== (held.colours[id] ?? null),
        );
        for (const [id, value] of changed) {
          if (typeof value === 'string') await put(trx, { id, kind: 'color', value });
          else await trx.deleteFrom('branding').where('id', '=', id).execute();
        }
        const isOtherRatio = displayRatio !== held.displayRatio;
        if (isOtherRatio) await put(trx, { id: 'displayRatio', kind: 'text', value: displayRatio });
        if (changed.length === 0 && !isOtherRatio) return null;
        const side = (of: Pick<BrandingAnswer, 'displayRatio'>, value: (id: string) => unknown) => ({
          ...Object.fromEntries(changed.map(([id]) => [id, value(id)])),
          ...(isOtherRatio ? { displayRatio: of.displayRatio } : {}),
        });
        const now = Object.fromEntries(changed);
        return {
          before: side(held, (id) => held.colours[id] ?? null),
          after: side({ displayRatio }, (id) => now[id] ?? null),
        };
      }),
    /** @throws Refusal `media.type`, `media.tooLarge`, `record.moved` */
    storeImage: async (
      write: BrandingWrite,
      { params: { slot }, body }: Input<'api.admin.branding.images.store'>,
    ): Promise<BrandingAnswer> => {
      const { most, endings } = rulesOf(slot);
      const bytes = Buffer.from(body.data, 'base64');
      if (bytes.byteLength > most) throw new Refusal('media.tooLarge', { most });
      const prepared = await prepareMedia(bytes, body.fileName);
      if (!endings.includes(prepared.format.ending)) throw new Refusal('media.type');
      const kept = await keepContent(deps, prepared);
      return written(write, undefined, async (trx) => {
        await checkSlot(trx, slot, body.seen);
        const before = await fileNameIn(trx, slot);
        await empty(trx, slot, write.now);
        await put(trx, { id: slot, kind: 'image', value: `/media/${kept.stored}` });
        await rememberContent(trx, deps, kept);
        return { before: { [slot]: before }, after: { [slot]: body.fileName } };
      });
    },
    /** @throws Refusal `record.moved` */
    removeImage: (write: BrandingWrite, { params: { slot }, body }: Input<'api.admin.branding.images.destroy'>) =>
      written(write, undefined, async (trx) => {
        await checkSlot(trx, slot, body.seen);
        const before = await fileNameIn(trx, slot);
        await empty(trx, slot, write.now);
        return { before: { [slot]: before }, after: { [slot]: null } };
      }),
  };
}
