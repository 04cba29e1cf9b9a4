import { isPageAnswer } from '#src/shop/app/port/boot-guards.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import type { Device } from '#src/shop/app/port/device.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';

/** Kinds of pages whose texts an editor may have written in several languages; all others hold both. */
const WRITTEN: ReadonlySet<string> = new Set(['home', 'content', 'post', 'postList', 'search']);

const isWritten = (data: unknown): boolean => isPageAnswer(data) && data.status === 200 && WRITTEN.has(data.page.kind);

export interface FollowingLanguage {
  readonly device: () => Promise<Pick<Device, 'relocate' | 'port'>>;
  readonly router: ShopRouter;
  readonly port: Pick<BrowserPort, 'whole'>;
}

/**
 * After another language was chosen: the texts of this page, and of those that were loaded ahead, come in it. Where they
 * cannot be had the page stays as it is.
 */
export async function followLanguage({ device, router, port }: FollowingLanguage): Promise<void> {
  const here = await device();
  await here.relocate();
  const { pathname, searchStr, href } = router.state.location;
  const stays = (): boolean => router.state.location.href === href;
  /* a page is never taken away for one that is not here yet */
  if (isWritten(router.state.matches.at(-1)?.loaderData))
    await Promise.all([here.port.renew(pathname, searchStr, stays), port.whole()]);
  await router.invalidate({ filter: ({ loaderData }) => isWritten(loaderData) });
}
