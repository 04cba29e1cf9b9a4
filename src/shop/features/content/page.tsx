import { useLingui } from '@lingui/react/macro';
import { pageHead } from '#styled/recipes';
import { Trail } from '#src/shop/parts/page/trail.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { ContentFacts } from '#src/shop/parts/content/content-facts.tsx';
import { LateBlocks } from '#src/shop/parts/blocks/late-blocks.tsx';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useTextLang } from '#src/i18n/use-locale.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

/** An editorial page. Contents that are written in French alone say so to English readers. */
export function ContentPage({ page: { document, crumbs, shown }, pricedAt }: PageProps<'content'>) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = pageHead();
  const lang = useTextLang(document.locale);
  const day = format.date(document.updatedAt);
  /* a hero that begins the page says its title */
  const titled = shown?.blocks[0]?.type !== 'hero';
  const dated = (
    <p className={classes.text}>
      <small>{t`Mis à jour le ${day}.`}</small>
    </p>
  );
  return (
    <article>
      {titled ? (
        <Wrap narrow>
          <div className={classes.root}>
            {/* a trail of one says the title twice */}
            {crumbs.length < 2 ? null : (
              <div className={classes.crumbs}>
                <Trail crumbs={crumbs.map((one, at) => (at === crumbs.length - 1 ? { label: one.label } : one))} />
              </div>
            )}
            <h1 className={classes.title} lang={lang}>
              {document.title}
            </h1>
            {document.shortDescription === '' ? null : (
              <p className={classes.text} lang={lang}>
                {document.shortDescription}
              </p>
            )}
          </div>
        </Wrap>
      ) : null}
      {shown === undefined ? null : <LateBlocks shown={shown} pricedAt={pricedAt} titled={titled} />}
      <Wrap narrow>
        {document.body.length === 0 ? null : (
          <div className={classes.root}>
            <RichTextView text={document.body} lang={lang} {...(document.media ? { media: document.media } : {})} />
          </div>
        )}
        <ContentFacts facts={document.facts} lang={lang} />
        {dated}
      </Wrap>
    </article>
  );
}
