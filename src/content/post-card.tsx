import { wideCard } from '#styled/recipes';
import type { ContentSummary } from '#core/contract/content/content-document.ts';
import { pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';

/** An article of the shop with its picture. */
export function PostCard({ post, headingLevel = 3 }: { post: ContentSummary; headingLevel?: 2 | 3 }) {
  const format = useFormat();
  const classes = wideCard();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const lang = useTextLang(post.locale);
  return (
    <article className={classes.root}>
      <div className={classes.picture}>
        {post.picture === null ? null : (
          <Picture image={pictureData(post.picture, '')} sizes="(min-width: 1024px) 400px, 92vw" />
        )}
      </div>
      <div className={classes.body}>
        <Heading className={classes.name} lang={lang}>
          <Link href={post.path} className={classes.link}>
            {post.title}
          </Link>
        </Heading>
        <p className={classes.meta}>
          <time dateTime={post.publishedAt}>{format.date(post.publishedAt)}</time>
        </p>
        <p className={classes.meta} lang={lang}>
          {post.excerpt}
        </p>
      </div>
    </article>
  );
}
