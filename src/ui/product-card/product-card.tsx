import type { ReactNode } from 'react';
import { productCard } from '#styled/recipes';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureData } from '#src/ui/picture/picture.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';
import type { StockState } from '#src/ui/stock/stock-mark.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export interface ProductCardProps {
  href: string;
  name: string;
  brand?: string;
  reference?: string;
  image: PictureData;
  /** the picture is above the fold */
  eager?: boolean;
  priority?: boolean;
  /** formatted */
  price: string;
  struck?: { text: string; label: string };
  /** "−20 %" */
  discount?: string;
  stock: { state: StockState; text: string };
  /** under the price when it is not live: "Prix du 21 nov." */
  priceNote?: string;
  /** favourite button, top right */
  corner?: ReactNode;
  /** add button, bottom right; press it before any script runs and it is replayed */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
}

/**
 * On a phone two cards share the width, on a large screen four or five. A phone is told two thirds of it: it has three
 * dots where two are as sharp to the eye, and would fetch four times as many.
 */
const SIZES = '(min-width: 1280px) 240px, (min-width: 640px) 31vw, (min-resolution: 2dppx) 31vw, 46vw';

/** A product in a list. The name is the link and the whole card its target; buttons lie above it. */
export function ProductCard(props: ProductCardProps) {
  const classes = productCard();
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.root}>
      <div className={classes.plate}>
        <Picture
          image={props.image}
          sizes={SIZES}
          priority={props.priority ?? false}
          eager={props.eager ?? props.priority ?? false}
        />
      </div>
      {props.discount !== undefined && (
        <div className={classes.tags}>
          <Tag tone="promo">{props.discount}</Tag>
        </div>
      )}
      {props.corner !== undefined && <div className={classes.corner}>{props.corner}</div>}
      <p className={classes.brand}>{props.brand}</p>
      <Heading className={classes.name}>
        <Link href={props.href} className={classes.link}>
          {props.name}
        </Link>
      </Heading>
      <p className={classes.reference}>{props.reference}</p>
      <div className={classes.foot}>
        <div className={classes.facts}>
          <Price
            now={props.price}
            {...(props.struck === undefined ? {} : { was: props.struck })}
            {...(props.priceNote === undefined ? {} : { note: props.priceNote, dated: true })}
          />
          <StockMark state={props.stock.state}>{props.stock.text}</StockMark>
        </div>
        {props.actions !== undefined && <div className={classes.actions}>{props.actions}</div>}
      </div>
    </article>
  );
}
