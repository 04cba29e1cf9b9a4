import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import type { Page } from '#core/contract/pages/page.ts';
import { isPersonal } from '#src/shop/app/navigation/routes.ts';
import { AfterNavigation } from '#src/shop/app/navigation/after-navigation.tsx';
import { OfflineLine } from '#src/shop/parts/device/offline-line.tsx';
import { HeaderOffer } from '#src/shop/features/layout/header-offer.tsx';
import { ShopHeader } from '#src/shop/features/layout/shop-header.tsx';
import { ShopTabs } from '#src/shop/features/layout/shop-tabs.tsx';
import { SearchBox } from '#src/shop/features/search/search-box.tsx';
import { useLastArea } from '#src/shop/parts/device/device-state.ts';
import { FrameProvider, type LiveFrame } from '#src/shop/parts/page/frame.tsx';
import { useShownPath } from '#src/shop/parts/page/address/page-address.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useView } from '#src/shop/store/state.ts';
import { PageFrame } from '#src/ui/frame/page.tsx';

const BelowThePage = deferred(async () => (await import('#src/shop/app/pages/below-the-page.tsx')).BelowThePage);

const BorrowedBar = deferred(async () => (await import('#src/shop/features/layout/borrowed-bar.tsx')).BorrowedBar);

const OverPage = deferred(async () => (await import('#src/shop/app/pages/over-page.tsx')).OverPage);

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
  return useMatches({ select: (matches) => isPersonal(matches.at(-1)?.staticData.kind) });
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

/** Everything around the pages: bars, footer, what lies over them. */
export function ShopRoot({ frame, living }: { frame: Frame; living: LiveFrame | undefined }) {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const page = useShownPage();
  const last = useLastArea();
  /* shared paths keep the area of the page visited before them (design §10) */
  const told = areaOfPath(useShownPath()) ?? areaOfPage(page);
  const area = told ?? last ?? 'auto';
  const product = page?.kind === 'product';
  const viewed = product ? page.row.uuid : page?.kind === 'home' ? null : undefined;
  const isBorrowed = useView((state) => state.session.customer?.borrowed !== undefined);
  const ownBar = useIsPersonal() || product;
  const trail = page !== null && 'crumbs' in page ? page.crumbs.slice(1).map((one) => one.href) : [];
  return (
    <FrameProvider frame={frame} living={living} area={area}>
      <PageFrame
        area={area}
        skipLabel={t`Aller au contenu`}
        bar={product}
        above={ownBar ? 'page' : 'shop'}
        before={
          <>
            {isBorrowed ? <BorrowedBar /> : null}
            <ShopHeader area={area} path={path} trail={trail} search={<SearchBox area={area} />} largeOnly={ownBar} />
            {ownBar ? null : <OfflineLine />}
            {ownBar ? null : <HeaderOffer />}
          </>
        }
        after={
          <>
            <BelowThePage area={area} viewed={viewed} />
            {product ? null : <ShopTabs area={area} path={path} />}
            <OverPage />
          </>
        }
      >
        <Outlet />
      </PageFrame>
      <AfterNavigation area={told} hosts={frame.init} />
    </FrameProvider>
  );
}
