import { documentClass } from '#core/contract/pages/traits/documents.ts';
import { match } from '#core/contract/pages/match.ts';
import { ownFile, standsApart } from '#core/contract/pages/traits/no-pages.ts';
import { ledByPath, ledFrom, readAddress } from '#core/domain/links/old-address.ts';
import type { Trx } from '#server/database/transaction.ts';
import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { HookedWrite, WriteHooks } from '#server/resources/hooks/resource-hooks.ts';
import type { HookTools } from '#server/subjects/subject.ts';

interface Kept {
  readonly uuid: string;
  readonly from_path: string;
  readonly to_path: string;
  readonly status: number;
}

const GONE = 410;
/** A chain of more is a circle. */
const MOST_STEPS = 50;

type Tools = Pick<HookTools, 'pages' | 'origin'>;

/** Addresses are compared as the shop reads a request (`core/domain/links/old-address.ts`). */
export const redirectHooks = ({ pages, origin }: Tools): WriteHooks => ({
  async beforeWrite(write) {
    const one = keptOf(write);
    if (one === null) return;
    await judgeSource(one, pages);
    if (one.status === GONE) return;
    if (one.to_path.trim() === '') throw wrongAt('toPath', 'required');
    if (leadsBack(one, await others(write.trx, one), origin)) throw wrongAt('toPath', 'redirect.loop');
  },
  /** Chains are flattened: what led here leads on, and what leads on from there is where this leads. */
  async afterWrite(write) {
    const one = keptOf(write);
    if (one === null || one.status === GONE) return;
    const { trx, now } = write;
    const all = await others(trx, one);
    const next = leading(all)(one.to_path, origin);
    const to = next === undefined || next.status === GONE ? one.to_path : next.to_path;
    if (to !== one.to_path)
      await trx.updateTable('redirect').set({ to_path: to, updated_at: now }).where('uuid', '=', one.uuid).execute();
    const leadsHere = leading([one]);
    const before = all.filter(({ status, to_path }) => status !== GONE && leadsHere(to_path, origin) !== undefined);
    if (before.length === 0) return;
    await trx
      .updateTable('redirect')
      .set((row) => ({ to_path: to, updated_at: now, rev: row('rev', '+', 1) }))
      .where(
        'uuid',
        'in',
        before.map(({ uuid }) => uuid),
      )
      .execute();
  },
});

function keptOf({ uuid, after }: HookedWrite): Kept | null {
  if (after === null) return null;
  const { fromPath, toPath, status } = after;
  return { uuid, from_path: String(fromPath), to_path: String(toPath), status: Number(status) };
}

const others = (trx: Trx, { uuid }: Kept): Promise<Kept[]> =>
  trx
    .selectFrom('redirect')
    .select(['uuid', 'from_path', 'to_path', 'status'])
    .where('uuid', '<>', uuid)
    .orderBy('from_path')
    .execute();

/** Which of these redirects a visitor sent to an address would meet next. */
function leading(all: readonly Kept[]): (to: string, origin: string | undefined) => Kept | undefined {
  const known = ledByPath(all.map((one) => [one.from_path, one] as const));
  return (to, origin) => {
    const address = readAddress(to, origin);
    return address === null ? undefined : ledFrom(known, address);
  };
}

function leadsBack(one: Kept, all: readonly Kept[], origin: string | undefined): boolean {
  const next = leading([one, ...all]);
  let at: Kept | undefined = one;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    at = at.status === GONE ? undefined : next(at.to_path, origin);
    if (at === undefined) return false;
    if (at === one) return true;
  }
  return true;
}

/** A redirect that would never be followed is refused. */
async function judgeSource({ from_path: from }: Kept, pages: Tools['pages']): Promise<void> {
  const address = readAddress(from);
  if (address === null) throw wrongAt('fromPath', 'oldAddress.invalid');
  const { path, pairs } = address;
  if (path.includes('*')) throw wrongAt('fromPath', 'redirect.wildcard');
  if (standsApart(path) || ownFile(path)) throw wrongAt('fromPath', 'redirect.reserved');
  // with a query it is asked before any page
  if (pairs.length === 0 && (await isLive(path, pages))) throw wrongAt('fromPath', 'redirect.live');
}

/** Whether a page stands at a path: one that the shop draws, or one that the device draws for its person alone. */
async function isLive(path: string, pages: Tools['pages']): Promise<boolean> {
  const known = match(path);
  if (known !== null && documentClass(known.kind) !== 'shared') return true;
  return (await pages?.page(encodeURI(decodeURIComponent(path)), ''))?.status === 200;
}
