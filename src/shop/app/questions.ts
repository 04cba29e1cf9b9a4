/** What pages ask beside their own data: proposals of the search, articles by their names. */
import { href } from '#core/contract/pages/href.ts';
import { RESULTS_ALONE } from '#core/contract/pages/list-address.ts';
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
