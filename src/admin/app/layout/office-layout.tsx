import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { office, sideNav, skipLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { pagesOfGroup } from '#core/contract/admin/pages/menu.ts';
import { KeepsNothingBand } from '#src/admin/app/layout/keeps-nothing-band.tsx';
import { MenuDrawer } from '#src/admin/app/layout/menu-drawer.tsx';
import { OfflineBand } from '#src/admin/app/layout/offline-band.tsx';
import { PageHead, TAB_PANEL } from '#src/admin/app/layout/page-head.tsx';
import { SideNav } from '#src/admin/app/layout/side-nav.tsx';
import { keepFocus } from '#src/admin/parts/keep-focus.ts';
import { TopLine } from '#src/admin/app/layout/top-line/top-line.tsx';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { header } from '#src/admin/store/header.ts';
import { shop } from '#src/admin/store/shop.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { BrandMark } from '#src/ui/brand/brand.tsx';
import { IconLink } from '#src/ui/button/icon-button.tsx';
import { arrowSquareOut } from '#src/ui/icon/glyphs-office.ts';
import { Link } from '#src/ui/link/link.tsx';

/** Menu, bar, title, page: the frame of whoever is signed in. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { drawer, enableTabs } = useSnapshot(header);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const narrow = !drawer;
  const classes = office({ narrow });
  useEffect(() => keepFocus(document), []);
  return (
    <div className={classes.root}>
      <a href="#contenu" className={skipLink()}>
        {t`Aller au contenu`}
      </a>
      <div className={classes.side}>
        <SideHead narrow={narrow} />
        <SideNav narrow={narrow} />
      </div>
      <div className={classes.page}>
        <TopLine onMenu={() => setMenuOpen(true)} />
        <OfflineBand />
        <KeepsNothingBand />
        <main id="contenu" tabIndex={-1} className={classes.main}>
          <Split>
            <PageHead />
            <div id={TAB_PANEL} className={classes.screen} {...(enableTabs ? { role: 'tabpanel' } : {})}>
              {children}
            </div>
          </Split>
        </main>
      </div>
      {isMenuOpen ? <MenuDrawer onClose={() => setMenuOpen(false)} /> : null}
    </div>
  );
}

function SideHead({ narrow }: { narrow: boolean }) {
  const { t } = useLingui();
  const { name } = useSnapshot(shop);
  const classes = sideNav({ narrow });
  return (
    <div className={classes.head}>
      <Link href={adminHref('admin.dashboard')} className={classes.brand} aria-label={t`${name}, tableau de bord`}>
        <BrandMark className={classes.mark ?? ''} />
        <span className={classes.word}>{name}</span>
      </Link>
      {narrow ? null : <IconLink glyph={arrowSquareOut} tone="quiet" label={t`Voir la boutique`} href={href('home')} />}
    </div>
  );
}

/** Pages of the configuration stand beside their list. */
function Split({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const { page } = useRoute();
  const classes = office();
  const pages = pagesOfGroup('configuration', may);
  const current = pages.find(({ name }) => name === page?.name || name === page?.parent);
  if (current === undefined) return <>{children}</>;
  return (
    <div className={classes.split}>
      <nav aria-label={t`Configuration`} className={classes.aside}>
        {pages.map((one) => (
          <Link
            key={one.name}
            href={adminHref(one.name)}
            className={classes.asideLink}
            {...(one === current ? { 'aria-current': 'page' as const } : {})}
          >
            {say(one.label)}
          </Link>
        ))}
      </nav>
      <div className={classes.screen}>{children}</div>
    </div>
  );
}
