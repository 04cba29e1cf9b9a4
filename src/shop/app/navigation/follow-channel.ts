/** What differs from one half of the shop to the other beside its pages: the languages offered, the icon of the tab. */
import { areaOfPath } from '#core/domain/shop/area.ts';
import type { ShownInit } from '#core/contract/pages/port.ts';
import { wearChosenLanguage } from '#src/shop/app/language/chosen-language.ts';
import type { Language } from '#src/shop/app/language/language.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import { readState } from '#src/shop/store/state.ts';

export interface FollowChannelDeps {
  readonly language: Pick<Language, 'i18n' | 'setLocale'>;
  readonly router: Pick<ShopRouter, 'state' | 'subscribe'>;
  /** The payload known by now. */
  readonly init: () => Promise<ShownInit>;
  /** Told before and after the language changes by itself. */
  readonly byItself: (isChanging: boolean) => void;
}

const ICON = 'link[rel=icon]';

function wearIcon(address: string | null | undefined): void {
  const link = document.querySelector<HTMLLinkElement>(ICON);
  if (link === null || address === undefined || address === null || link.getAttribute('href') === address) return;
  link.removeAttribute('type');
  link.href = address;
}

/**
 * Follows the area on screen.
 * @returns what to call once the shop has set something anew
 */
export function followChannel({ language, router, init, byItself }: FollowChannelDeps): () => Promise<void> {
  const area = () => areaOfPath(router.state.location.pathname) ?? readState().lastArea ?? 'auto';
  let shown = area();
  const wear = async (): Promise<void> => {
    const { context, branding } = await init();
    shown = area();
    wearIcon(branding.icons?.[shown] ?? branding.icons?.['shop']);
    byItself(true);
    try {
      await wearChosenLanguage(language, context.languages?.[shown]);
    } finally {
      byItself(false);
    }
  };
  router.subscribe('onResolved', () => {
    if (area() !== shown) void wear().catch((error: unknown) => console.warn(error));
  });
  return wear;
}
