import { wideCard } from '#styled/recipes';
import type { BlockParts } from '#src/content/blocks/parts.ts';
import { pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { ComponentProps } from 'react';

/** An article as the shop draws it in lists: picture, title, date and first words. */
export function PostCard({ post, headingLevel }: ComponentProps<BlockParts['Post']>) {
  const format = useFormat();
  const lang = useTextLang();
  const classes = wideCard();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.root}>
      <div className={classes.picture}>
        {post.picture === null ? null : (
          <Picture image={pictureData(post.picture, '')} sizes="(min-width: 1024px) 400px, 92vw" />
        )}
      </div>
      <div className={classes.body}>
        <Heading className={classes.name} lang={lang}>
          {post.title}
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
