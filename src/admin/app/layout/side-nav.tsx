import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { sideNav } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { menuFor, type MenuEntry } from '#core/contract/admin/pages/menu.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { OwnTypes } from '#src/admin/app/layout/own-types.tsx';
import { glyphOf } from '#src/admin/app/layout/page-glyphs.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** The menu: what one may open, and under the current entry what lies below it. */
export function SideNav({ narrow = false, onGo }: { narrow?: boolean; onGo?: () => void }) {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const classes = sideNav({ narrow });
  const place = { narrow, ...(onGo === undefined ? {} : { onGo }) };
  return (
    <nav aria-label={t`Menu`} className={classes.root}>
      {menuFor(may).map(({ label, entries }) => {
        const heading = label === null ? null : say(label);
        return (
          <div key={heading ?? ''} className={label === null ? '' : (classes.section ?? '')}>
            {heading === null ? null : <p className={classes.heading}>{heading}</p>}
            <ul>
              {entries.map((entry) => (
                <Fragment key={entry.page.name}>
                  <Entry entry={entry} {...place} />
                  {entry.page.name === 'admin.cms.posts' ? <OwnTypes {...place} /> : null}
                </Fragment>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  narrow: boolean;
  onGo?: () => void;
}

function Entry({ entry: { page, label, pages }, narrow, onGo }: EntryProps) {
  const say = useLabel();
  const route = useRoute();
  const classes = sideNav({ narrow });
  const here = [route.page?.name, route.page?.parent];
  const isHere = here.includes(page.name);
  const isBelow = pages.some(({ name }) => here.includes(name));
  const isGroup = label !== page.label;
  /* pages of the configuration stand in a column of their own, except where there is no room for one */
  const hasColumn = page.nav === 'configuration' && onGo === undefined;
  return (
    <li>
      <Link
        href={adminHref(page.name)}
        className={classes.entry}
        {...(narrow ? { title: say(label) } : {})}
        {...(isHere && !isGroup ? { 'aria-current': 'page' as const } : {})}
        {...(isHere || isBelow ? { 'data-open': '' } : {})}
        {...(onGo === undefined ? {} : { onClick: onGo })}
      >
        <Icon glyph={glyphOf(page)} />
        <span className={classes.label}>{say(label)}</span>
      </Link>
      {pages.length > 0 && (isHere || isBelow) && !hasColumn ? (
        <ul className={classes.below}>
          {pages.map((one) => (
            <li key={one.name}>
              <Link
                href={adminHref(one.name)}
                className={classes.sub}
                {...(here.includes(one.name) ? { 'aria-current': 'page' as const } : {})}
                {...(onGo === undefined ? {} : { onClick: onGo })}
              >
                {say(one.label)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
