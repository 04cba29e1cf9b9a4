/** What pages ask beside their own data: proposals of the search, articles by their names. */
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { RESULTS_ALONE } from '#core/contract/pages/list-address.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { CallFailed } from '#src/api/failure.ts';
import { isRow } from '#src/catalogue/published/page-bytes.ts';
import type { Device } from '#src/shop/app/port/device.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';
import type { ShopActions } from '#src/shop/parts/actions.tsx';

interface Asked {
  readonly port: BrowserPort;
  readonly device: () => Promise<Device>;
}

/** The device answers first; what it does not hold, the shop does. */
export async function lookUp(
  { port, device }: Asked,
  ...[text, area]: Parameters<ShopActions['lookUp']>
): ReturnType<ShopActions['lookUp']> {
  /* proposals show what there is, also where the whole text leads elsewhere */
  const search = `?q=${encodeURIComponent(text)}&area=${area}&${RESULTS_ALONE}`;
  /* the departments found may be none that this page shows */
  const [local] = await Promise.all([
    device().then((here) => here.local.page(href('search'), search)),
    port.whole().catch(() => null),
  ]);
  const answer = local ?? (await port.page(href('search'), search).catch(() => null));
  return answer?.status === 200 && answer.page.kind === 'search' ? { page: answer.page, local: local !== null } : null;
}

export async function articles(
  { port, device }: Asked,
  ...[uuids]: Parameters<ShopActions['articles']>
): ReturnType<ShopActions['articles']> {
  const [rows] = await Promise.all([(await device()).catalogue.rows(uuids), port.whole().catch(() => null)]);
  return rows ?? [];
}

/** Articles of a cart of which the shop is asked: one after the other, and only the first of a long cart. */
const MOST_ASKED = 6;

/** What the device does not know of an article it was put into the cart without, the shop does. */
export async function crossSells(
  { port, device }: Asked,
  ...[lines]: Parameters<ShopActions['crossSells']>
): ReturnType<ShopActions['crossSells']> {
  if (lines.length === 0) return [];
  const here = await device();
  const [known] = await Promise.all([
    here.catalogue.crossSells(lines.map(({ product }) => product)),
    port.whole().catch(() => null),
  ]);
  const addresses =
    known?.unknown.map(({ area, family, slug }) => href(`${area}.product`, { type: family, slug })) ??
    lines.map(({ path }) => path);
  const rows = new Map((known?.rows ?? []).map((row) => [row.uuid, row]));
  for (const path of addresses.slice(0, MOST_ASKED))
    for (const row of await crossSellsAt(here, path)) if (!rows.has(row.uuid)) rows.set(row.uuid, row);
  return [...rows.values()];
}

async function crossSellsAt(here: Device, path: string): Promise<readonly CatalogueRow[]> {
  const found = match(path);
  if (found?.id !== '{area}.product' || found.area === null) return [];
  const { type, slug } = found.params;
  try {
    const client = await here.client();
    const answer = await client.call('api.products.cross-sells', { params: { area: found.area, type, slug } });
    return answer === false ? [] : answer.data.map(({ row }) => row).filter(isRow);
  } catch (error) {
    /* away, or no longer in the shop: the cart stands without */
    if (error instanceof CallFailed || error instanceof Refusal) return [];
    throw error;
  }
}
