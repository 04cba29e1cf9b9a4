/** Films and papers of a product. They are on no device: without a network the page says so. */
import { useLingui } from '@lingui/react/macro';
import { blockLayout, productLayout, textLink } from '#styled/recipes';
import { filmAt } from '#core/domain/blocks/film.ts';
import type { ProductDetail, ProductDocument, ProductVideo } from '#core/contract/catalogue/product-detail.ts';
import { FilmPlayer } from '#src/content/film-player.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function ProductMedia({ detail }: { detail: Pick<ProductDetail, 'videos' | 'documents'> }) {
  const { t } = useLingui();
  const online = useOnline();
  const { videos = [], documents = [] } = detail;
  if (videos.length === 0 && documents.length === 0) return null;
  return (
    <>
      {online ? null : <Note>{t`Les vidéos et les documents demandent une connexion Internet.`}</Note>}
      {videos.length === 0 ? null : (
        <Accordion open title={t`Vidéos`}>
          {videos.map((video) => (
            <Video key={video.href ?? video.address ?? video.title} video={video} />
          ))}
        </Accordion>
      )}
      {documents.length === 0 ? null : (
        <Accordion open title={t`Documents`}>
          {headingsOf(documents).map(([heading, papers]) => (
            <Papers key={heading} heading={heading} papers={papers} />
          ))}
        </Accordion>
      )}
    </>
  );
}

function Video({ video: { title, href, mime, address } }: { video: ProductVideo }) {
  const { t } = useLingui();
  const film = address === undefined ? null : filmAt(address);
  const classes = blockLayout();
  if (href === undefined && film === null) return null;
  return (
    <figure>
      {film === null ? (
        <div className={classes.film}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what a merchant filmed has no captions of its own */}
          <video controls preload="none" aria-label={title}>
            <source src={href} type={mime} />
            {t`Ce navigateur ne lit pas cette vidéo.`}
          </video>
        </div>
      ) : (
        <FilmPlayer film={film} title={title} poster={null} />
      )}
      <figcaption className={classes.caption}>{title}</figcaption>
    </figure>
  );
}

/** In the order of their first paper; those of no category last. */
function headingsOf(documents: readonly ProductDocument[]): readonly (readonly [string, readonly ProductDocument[]])[] {
  const groups = new Map<string, ProductDocument[]>();
  for (const one of documents.filter(({ heading }) => heading !== undefined))
    groups.set(one.heading ?? '', [...(groups.get(one.heading ?? '') ?? []), one]);
  const rest = documents.filter(({ heading }) => heading === undefined);
  return [...groups, ...(rest.length === 0 ? [] : [['', rest] as const])];
}

function Papers({ heading, papers }: { heading: string; papers: readonly ProductDocument[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const classes = productLayout();
  return (
    <div className={classes.group}>
      {heading === '' ? null : <h3 className={classes.groupTitle}>{heading}</h3>}
      <ul>
        {papers.map(({ href, title, bytes }) => {
          const size = number(Math.max(1, Math.round(bytes / 1000)));
          return (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className={textLink()}>
                {title}
              </a>
              <p className={classes.small}>{t`PDF, ${size} ko`}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
