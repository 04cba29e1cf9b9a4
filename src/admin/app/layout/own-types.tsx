import { sideNav } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { isOwnType, useContentTypes } from '#src/admin/features/cms/document-words.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Contents of types that the shop made itself: each has its list in the menu, as those it came with have. */
export function OwnTypes({ narrow, onGo }: { narrow: boolean; onGo?: () => void }) {
  const { may } = useAdmin();
  const { params } = useRoute();
  const types = useContentTypes();
  const classes = sideNav({ narrow });
  if (!may('cms-contents.index')) return null;
  return [...types].map(([slug, { many }]) =>
    isOwnType(slug) ? (
      <li key={slug}>
        <Link
          href={adminHref('admin.cms.contents', { contentType: slug })}
          className={classes.entry}
          {...(narrow ? { title: many } : {})}
          {...(params['contentType'] === slug ? { 'aria-current': 'page' as const, 'data-open': '' } : {})}
          {...(onGo === undefined ? {} : { onClick: onGo })}
        >
          <Icon glyph={fileText} />
          <span className={classes.label}>{many}</span>
        </Link>
      </li>
    ) : null,
  );
}
