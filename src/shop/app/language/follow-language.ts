import { isPageAnswer } from '#src/shop/app/pages/boot-guards.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import type { Device } from '#src/shop/app/port/device.ts';

/** Kinds of pages whose texts an editor may have written in several languages; all others hold both. */
const WRITTEN: ReadonlySet<string> = new Set(['home', 'content', 'post', 'postList', 'search']);

const isWritten = (data: unknown): boolean => isPageAnswer(data) && data.status === 200 && WRITTEN.has(data.page.kind);

/** After another language was chosen: the texts of this page, and of those that were loaded ahead, come in it. */
export async function followLanguage(device: () => Promise<Device>, router: ShopRouter): Promise<void> {
  await (await device()).relocate();
  await router.invalidate({ filter: ({ loaderData }) => isWritten(loaderData) });
}
