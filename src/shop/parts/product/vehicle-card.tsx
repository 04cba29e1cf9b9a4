import { useLingui } from '@lingui/react/macro';
import { wideCard } from '#styled/recipes';
import { productPath } from '#core/contract/pages/paths.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { formatRound } from '#core/domain/price/format-money.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { href } from '#core/contract/pages/href.ts';
import { pictureData } from '#src/content/media.ts';
import { useDated } from '#src/shop/parts/product/offer.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useSaleWords } from '#src/shop/parts/product/sale-words.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { chatCircleText } from '#src/ui/icon/glyphs-product.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

/** A vehicle for sale: not put in a basket, one writes to the seller. */
export function VehicleCard({
  row,
  pricedAt,
  headingLevel = 3,
}: {
  row: CatalogueRow;
  pricedAt: string;
  headingLevel?: 2 | 3;
}) {
  const { t } = useLingui();
  const dates = useShortDates();
  const dated = useDated(pricedAt);
  const sale = useSaleWords(row);
  const day = dated ? dates.dayTime(pricedAt) : '';
  const classes = wideCard();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.root}>
      <div className={classes.picture}>
        {row.image === null ? null : (
          <Picture image={pictureData(row.image, '')} sizes="(min-width: 1024px) 400px, 92vw" />
        )}
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <Heading className={classes.name}>
            <Link href={productPath(row)} className={classes.link}>
              {row.name}
            </Link>
          </Heading>
          <span className={classes.price}>{formatRound(row.price, useLocale())}</span>
        </div>
        {sale === null ? null : (
          <p className={classes.meta}>
            <Tag tone="hero">{sale.text}</Tag>
          </p>
        )}
        <p className={classes.meta}>{row.subtitle}</p>
        {dated ? <p className={classes.meta}>{t`Prix du ${day}`}</p> : null}
        {sale?.state === 'out' ? null : (
          <div className={classes.action}>
            <LinkButton tone="line" href={href(`${row.area}.contact-vehicule`, {}, { vehicule: row.slug })}>
              <Icon glyph={chatCircleText} />
              {t`Contacter le vendeur`}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  );
}
