import { blockLayout, columns, wideCard } from '#styled/recipes';
import { useBlockLang, useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { pictureData } from '#src/content/media.ts';
import { placed } from '#src/content/placed.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { BlockTitle } from '#src/content/blocks/views/block-title.tsx';

/** A picture, a title and a sentence beside others of their kind; the whole card leads somewhere. */
export function CardsBlock({ props }: ViewProps<'cards'>) {
  const { shown } = useDrawing();
  const classes = wideCard();
  const Heading = props.title === '' ? 'h2' : 'h3';
  return (
    <div lang={useBlockLang()}>
      <BlockTitle title={props.title} />
      <ul className={columns({ of: 'three' })}>
        {placed(props.items).map(([key, { picture: uuid, title, text, href }]) => {
          const picture = shown.media[uuid];
          return (
            <li key={key} className={classes.root}>
              {picture === undefined ? null : (
                <span className={classes.picture}>
                  <Picture image={pictureData(picture, '')} sizes="(min-width: 1024px) 400px, 92vw" />
                </span>
              )}
              <div className={classes.body}>
                <Heading className={classes.name}>
                  {href === '' ? (
                    title
                  ) : (
                    <Link href={href} className={classes.link}>
                      {title}
                    </Link>
                  )}
                </Heading>
                {text === '' ? null : <p className={classes.meta}>{text}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Brands the shop carries: their marks, or their names where it has none. */
export function BrandsBlock({ props }: ViewProps<'brands'>) {
  const { shown } = useDrawing();
  const classes = blockLayout();
  return (
    <>
      <BlockTitle title={props.title} />
      <ul className={classes.logos}>
        {placed(props.items).map(([key, { picture: uuid, name, href }]) => {
          const picture = shown.media[uuid];
          const mark = picture === undefined ? name : <Picture image={pictureData(picture, name)} sizes="180px" />;
          return (
            <li key={key}>
              {href === '' ? (
                <span className={classes.logo}>{mark}</span>
              ) : (
                <Link href={href} className={classes.logo}>
                  {mark}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
