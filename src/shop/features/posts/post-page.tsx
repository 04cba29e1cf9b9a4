import { useLingui } from '@lingui/react/macro';
import { columns, pageHead, wideCard } from '#styled/recipes';
import { pictureData } from '#src/content/media.ts';
import { Trail } from '#src/shop/parts/page/trail.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { PostCard } from '#src/content/post-card.tsx';
import { ContentFacts } from '#src/shop/parts/content/content-facts.tsx';
import { LateBlocks } from '#src/shop/parts/blocks/late-blocks.tsx';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';

/** A post: picture, date, text, and what to read next. */
export function PostPage({ page: { document, crumbs, more, shown }, pricedAt }: PageProps<'post'>) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = pageHead();
  const lang = useTextLang(document.locale);
  return (
    <>
      <Wrap narrow>
        <article className={classes.root}>
          <div className={classes.crumbs}>
            <Trail crumbs={crumbs.map((one, at) => (at === crumbs.length - 1 ? { label: one.label } : one))} />
          </div>
          <h1 className={classes.title} lang={lang}>
            {document.title}
          </h1>
          <p className={classes.text}>
            <time dateTime={document.publishedAt}>{format.date(document.publishedAt)}</time>
          </p>
          {document.picture === null ? null : (
            <div className={`${wideCard().picture} ${classes.picture}`}>
              <Picture
                image={pictureData(document.picture, document.picture.alt)}
                sizes="(min-width: 768px) 720px, 100vw"
                priority
              />
            </div>
          )}
          {document.body.length === 0 ? null : (
            <div className={classes.root}>
              <RichTextView text={document.body} lang={lang} {...(document.media ? { media: document.media } : {})} />
            </div>
          )}
          <ContentFacts facts={document.facts} lang={lang} />
        </article>
      </Wrap>
      {shown === undefined ? null : <LateBlocks shown={shown} pricedAt={pricedAt} titled />}
      {more.length === 0 ? null : (
        <Section title={t`À lire ensuite`}>
          <ul className={columns({ of: 'three' })}>
            {more.map((post) => (
              <li key={post.path}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
