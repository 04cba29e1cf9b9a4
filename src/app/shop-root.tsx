import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { areaOfPath, type Area } from '#core/domain/area.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import type { Page } from '#core/contract/pages/page.ts';
import { AfterNavigation } from '#src/app/after-navigation.tsx';
import { useUpdate } from '#src/app/offline/update.ts';
import { Waiting } from '#src/app/waiting.tsx';
import { OfflineLine } from '#src/screens/shop/offline-line.tsx';
import { ShopHeader } from '#src/features/shop/layout/shop-header.tsx';
import { ShopTabs } from '#src/features/shop/layout/shop-tabs.tsx';
import { SearchBox } from '#src/features/shop/search/search-box.tsx';
import { useConsentAsked, useLastArea } from '#src/screens/shop/device-state.ts';
import { FrameProvider } from '#src/screens/shop/frame.tsx';
import { late } from '#src/screens/shop/late.tsx';
import { PageFrame } from '#src/ui/frame/page.tsx';

const ShopFooter = late(async () => (await import('#src/features/shop/layout/shop-footer.tsx')).ShopFooter);

const Messages = late(async () => (await import('#src/features/shop/layout/messages.tsx')).Messages);

/* known on the device alone: no document ever holds it */
const CookieChoice = late(async () => (await import('#src/features/shop/consent/cookie-choice.tsx')).CookieChoice);

/** The page on screen, when it is a public one. */
function useShownPage(): Page | null {
  return useMatches({
    select: (matches) => {
      const data: unknown = matches.at(-1)?.loaderData;
      return isAnswer(data) ? data.page : null;
    },
  });
}

/** Pages of the person have a bar of their own on a phone. */
function useIsPersonal(): boolean {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.shell !== undefined });
}

/** Loader data of the router has no type across routes; ours are made by `findPage` alone. */
function isAnswer(data: unknown): data is { page: Page } {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 200 && 'page' in data;
}

function areaOfPage(page: Page | null): Area | null {
  if (page === null) return null;
  if (page.kind === 'content' || page.kind === 'post') return page.document.area;
  if (page.kind === 'postList') return page.postList.area;
  return 'area' in page ? page.area : null;
}

/** Everything around the pages: bars, footer, messages, the choice on cookies. */
export function ShopRoot({ frame, newest }: { frame: Frame; newest: (() => Frame | undefined) | undefined }) {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const page = useShownPage();
  const last = useLastArea();
  const asked = useConsentAsked();
  const update = useUpdate();
  /* shared paths keep the area of the page visited before them (design §10) */
  const told = areaOfPath(path) ?? areaOfPage(page);
  const area = told ?? last ?? 'auto';
  const product = page?.kind === 'product';
  const ownBar = useIsPersonal() || product;
  const trail = page !== null && 'crumbs' in page ? page.crumbs.slice(1).map((one) => one.href) : [];
  return (
    <FrameProvider frame={frame} newest={newest}>
      <PageFrame
        area={area}
        skipLabel={t`Aller au contenu`}
        bar={product}
        before={
          <>
            <ShopHeader area={area} path={path} trail={trail} search={<SearchBox area={area} />} largeOnly={ownBar} />
            {ownBar ? null : <OfflineLine />}
          </>
        }
        after={
          <>
            <ShopFooter />
            {product ? null : <ShopTabs area={area} path={path} />}
            {asked ? <CookieChoice /> : null}
            <Messages update={update} />
            <Waiting />
          </>
        }
      >
        <Outlet />
      </PageFrame>
      <AfterNavigation area={told} hosts={frame.init} />
    </FrameProvider>
  );
}
