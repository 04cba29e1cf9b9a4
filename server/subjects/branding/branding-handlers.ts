/** The look of the shop, written: every page, every process and every device has it with the catalogue's next revision. */
import { createHash } from 'node:crypto';

import type { BRANDING_ROUTES, BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { MOST_BACKGROUND, MOST_LOGO } from '#core/contract/admin/branding/branding.ts';
import { BRANDING_SLOTS, DISPLAY_RATIO, type BrandingSlot } from '#core/settings/branding.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import { discardContent } from '#server/subjects/media/library/discard-content.ts';
import { keepContent, rememberContent } from '#server/subjects/media/library/keep-content.ts';
import type { MediaDeps } from '#server/subjects/media/media-deps.ts';
import { prepareMedia } from '#server/subjects/media/prepare/prepare-media.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

type Input<Name extends keyof typeof BRANDING_ROUTES> = RouteInput<(typeof BRANDING_ROUTES)[Name]>;
type Deps = Pick<MediaDeps, 'db' | 'ids' | 'jobs' | 'storage'>;

interface Call {
  readonly now: Date;
}

const BACKGROUNDS: ReadonlySet<BrandingSlot> = new Set(['backgroundFront', 'backgroundAdmin', 'ogDefault']);

/** What a slot takes: photos behind pages and for shares, drawings and pictures with a clear ground as logos. */
const rulesOf = (slot: BrandingSlot): { readonly most: number; readonly endings: readonly string[] } =>
  BACKGROUNDS.has(slot)
    ? { most: MOST_BACKGROUND, endings: slot === 'ogDefault' ? ['jpg', 'png', 'webp'] : ['jpg', 'webp'] }
    : { most: MOST_LOGO, endings: ['svg', 'png', 'webp'] };

async function readBranding(db: Db | Trx): Promise<BrandingAnswer> {
  const rows = await db.selectFrom('branding').selectAll().orderBy('id').execute();
  const known = new Map(rows.map(({ id, value }) => [id, value]));
  const ratio = parseSetting(DISPLAY_RATIO, known.get('displayRatio') ?? DISPLAY_RATIO.default);
  const colours = rows.flatMap(({ id, kind, value }) => (kind === 'color' && value !== null ? [[id, value]] : []));
  return {
    seen: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 20),
    colours: Object.fromEntries(colours),
    displayRatio: DISPLAY_RATIO.choices.find((one) => one === ratio) ?? DISPLAY_RATIO.default,
    images: Object.fromEntries(BRANDING_SLOTS.map((slot) => [slot, known.get(slot) ?? null])),
  };
}

/** One who writes at a time: what was seen is what is there. */
const lock = (trx: Trx) => trx.selectFrom('shop').select('seeded_at').forUpdate().execute();

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

export function brandingHandlers(deps: Deps) {
  const { db, ids } = deps;
  const written = async (work: (trx: Trx) => Promise<void>, now: Date): Promise<BrandingAnswer> =>
    inTransaction(db, async (trx) => {
      await lock(trx);
      await work(trx);
      const answer = await readBranding(trx);
      await advanceChannel(trx, CATALOGUE_CHANNEL, [], { ids, now });
      return answer;
    });
  return {
    'api.admin.branding.show': () => readBranding(db),
    /** @throws Refusal `record.moved` */
    'api.admin.branding.colors': (call: Call, { body }: Input<'api.admin.branding.colors'>) =>
      written(async (trx) => {
        if ((await readBranding(trx)).seen !== body.seen) throw new Refusal('record.moved', { reason: 'rev' });
        for (const [id, value] of Object.entries(body.colours)) {
          if (typeof value === 'string') await put(trx, { id, kind: 'color', value });
          else if (value === null) await trx.deleteFrom('branding').where('id', '=', id).execute();
        }
        await put(trx, { id: 'displayRatio', kind: 'text', value: body.displayRatio });
      }, call.now),
    /** @throws Refusal `media.type`, `media.tooLarge` */
    'api.admin.branding.images.store': async (
      call: Call,
      { params: { slot }, body }: Input<'api.admin.branding.images.store'>,
    ) => {
      const { most, endings } = rulesOf(slot);
      const bytes = Buffer.from(body.data, 'base64');
      if (bytes.byteLength > most) throw new Refusal('media.tooLarge', { most });
      const prepared = await prepareMedia(bytes, body.fileName);
      if (!endings.includes(prepared.format.ending)) throw new Refusal('media.type');
      const kept = await keepContent(deps, prepared);
      return written(async (trx) => {
        await empty(trx, slot, call.now);
        await put(trx, { id: slot, kind: 'image', value: `/media/${kept.stored}` });
        await rememberContent(trx, deps, kept);
      }, call.now);
    },
    'api.admin.branding.images.destroy': (
      call: Call,
      { params: { slot } }: Input<'api.admin.branding.images.destroy'>,
    ) => written((trx) => empty(trx, slot, call.now), call.now),
  };
}
