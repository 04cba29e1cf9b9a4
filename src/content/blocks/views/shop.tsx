import { useLingui } from '@lingui/react/macro';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { blockLayout, columns, productGrid, surface } from '#styled/recipes';
import { useBlockLang, useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import { placed } from '#src/content/placed.ts';
import { BlockTitle } from '#src/content/blocks/views/block-title.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';

const isVehicle = ({ type }: CatalogueRow): boolean => factsOfType(type).shownAs === 'vehicle';

function Head({ title, moreLabel, moreHref }: { title: string; moreLabel: string; moreHref: string }) {
  if (title === '') return null;
  return (
    <SectionHead
      title={title}
      {...(moreLabel === '' || moreHref === '' ? {} : { more: { href: moreHref, label: moreLabel } })}
    />
  );
}

export function OpeningBlock({ props }: ViewProps<'opening'>) {
  const { Opening } = useDrawing().parts;
  return <Opening slider={props.slider} title={props.title} />;
}

export function ProductsBlock({ id, props }: ViewProps<'products'>) {
  const { parts, shown, pricedAt } = useDrawing();
  const rows = shown.rows[id] ?? [];
  if (rows.length === 0) return null;
  const isVehicles = rows.every(isVehicle);
  const Article = isVehicles ? parts.Vehicle : parts.Product;
  return (
    <>
      <Head {...props} />
      <ul className={isVehicles ? columns({ of: 'three' }) : productGrid({ columns: 'shelf' })}>
        {rows.map((row) => (
          <li key={row.uuid}>
            <Article row={row} pricedAt={pricedAt} headingLevel={props.title === '' ? 2 : 3} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function ProductBlock({ id }: ViewProps<'product'>) {
  const { parts, shown, pricedAt } = useDrawing();
  const [row] = shown.rows[id] ?? [];
  if (row === undefined) return null;
  const Article = isVehicle(row) ? parts.Vehicle : parts.Product;
  return (
    <div className={blockLayout().single}>
      <Article row={row} pricedAt={pricedAt} headingLevel={2} />
    </div>
  );
}

export function CategoriesBlock({ id, props }: ViewProps<'categories'>) {
  const { parts, shown } = useDrawing();
  return (
    <>
      <BlockTitle title={props.title} />
      <parts.Departments ids={shown.departments[id] ?? []} />
    </>
  );
}

export function ServicesBlock() {
  const { Services } = useDrawing().parts;
  return <Services />;
}

export function PostsBlock({ id, props }: ViewProps<'posts'>) {
  const { parts, shown } = useDrawing();
  const posts = shown.posts[id] ?? [];
  if (posts.length === 0) return null;
  return (
    <>
      <Head {...props} />
      <ul className={columns({ of: 'three' })}>
        {posts.map((post) => (
          <li key={post.path}>
            <parts.Post post={post} headingLevel={props.title === '' ? 2 : 3} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Words of customers that editors typed, with where they come from (code de la consommation, L111-7-2). */
export function ReviewsBlock({ props }: ViewProps<'reviews'>) {
  const { t } = useLingui();
  const lang = useBlockLang();
  return (
    <div lang={lang}>
      <BlockTitle title={props.title} />
      <ul className={columns({ of: 'three' })}>
        {placed(props.items).map(([key, { author, text, rating }]) => (
          <li key={key}>
            <figure className={`${surface()} ${blockLayout().stack}`}>
              <span role="img" aria-label={t`${rating} sur 5`}>
                {'★'.repeat(rating)}
                {'☆'.repeat(5 - rating)}
              </span>
              <blockquote>{text}</blockquote>
              <figcaption className={blockLayout().caption}>{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {props.source === '' ? null : <p className={blockLayout().caption}>{props.source}</p>}
    </div>
  );
}
