import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { topLine } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { menuFor } from '#core/contract/admin/pages/menu.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { header } from '#src/admin/store/header.ts';
import { shop } from '#src/admin/store/shop.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { IconLink } from '#src/ui/button/icon-button.tsx';
import { arrowLeft } from '#src/ui/icon/glyphs.ts';
import { Link } from '#src/ui/link/link.tsx';

interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** Where one is: the menu's part, what lies above, the page; the document is called as the page is. */
function useCrumbs(): readonly Crumb[] {
  const say = useLabel();
  const { may } = useAdmin();
  const { page } = useRoute();
  const { title, routeNameParent, above: list } = useSnapshot(header);
  const parent = adminPage(routeNameParent ?? page?.parent ?? '');
  const top = parent ?? page;
  const section = menuFor(may).find(({ entries }) =>
    entries.some((entry) => entry.page === top || entry.pages.some((one) => one === top)),
  );
  const group = section?.entries.find(
    (entry) => entry.label !== entry.page.label && entry.pages.some((one) => one === top),
  );
  const above = group?.label ?? section?.label ?? null;
  /* a greeting is no place: a page that stands alone keeps its name */
  const isNamed = page !== null && (title === '' || parent === null);
  const own = isNamed ? say(page.label) : title;
  return [
    ...(above === null ? [] : [{ label: say(above), href: null }]),
    ...(parent === null ? [] : [list ?? { label: say(parent.label), href: adminHref(parent.name) }]),
    ...(own === '' ? [] : [{ label: own, href: null }]),
  ];
}

export function Trail() {
  const { t } = useLingui();
  const crumbs = useCrumbs();
  const { name } = useSnapshot(shop);
  const classes = topLine();
  const last = crumbs.at(-1)?.label ?? '';
  const back = crumbs.findLast(({ href }) => href !== null)?.href ?? null;
  useEffect(() => {
    document.title = last === '' ? name : `${last} · ${name}`;
  }, [last, name]);
  return (
    <nav aria-label={t`Fil d’Ariane`} className={classes.trail}>
      {back === null ? null : (
        <span className={classes.phoneOnly}>
          <IconLink glyph={arrowLeft} label={t`Retour`} href={back} />
        </span>
      )}
      <ol className={classes.trail}>
        {crumbs.map(({ label, href }, at) => (
          <li
            key={`${at} ${label}`}
            className={classes.crumbItem}
            {...(at === crumbs.length - 1 ? { 'data-last': '' } : {})}
          >
            {href === null ? (
              <span
                className={classes.crumb}
                {...(at === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}
              >
                {label}
              </span>
            ) : (
              <Link href={href} className={classes.crumb}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
