import { useLingui } from '@lingui/react/macro';
import { columns, pageHead } from '#styled/recipes';
import { postListPath } from '#core/contract/pages/paths.ts';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { PostCard } from '#src/content/post-card.tsx';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { newspaper } from '#src/ui/icon/glyphs-later.ts';
import { Pagination } from '#src/ui/pagination/pagination.tsx';

/** The posts of one list, newest first. */
export function PostListPage({ page }: PageProps<'postList'>) {
  const { t } = useLingui();
  const lang = useTextLang();
  const classes = pageHead();
  const path = postListPath(page.postList.slug);
  return (
    <Wrap>
      <div className={classes.root}>
        <h1 className={classes.title} lang={lang}>
          {page.postList.label}
        </h1>
      </div>
      <div className={classes.root}>
        {page.posts.length === 0 ? <EmptyState glyph={newspaper} title={t`Aucun article pour le moment`} /> : null}
        <ul className={columns({ of: 'three' })}>
          {page.posts.map((post) => (
            <li key={post.path}>
              <PostCard post={post} headingLevel={2} />
            </li>
          ))}
        </ul>
      </div>
      <Pagination
        current={page.page}
        last={page.pages}
        hrefOf={(at) => (at > 1 ? `${path}?page=${at}` : path)}
        labels={{
          nav: t`Pages de la liste`,
          previous: t`Page précédente`,
          next: t`Page suivante`,
          page: (at) => t`Page ${at}`,
        }}
      />
    </Wrap>
  );
}
