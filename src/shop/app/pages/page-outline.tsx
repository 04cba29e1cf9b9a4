import { useState } from 'react';
import { loading, page, pageHead, productCard, productGrid, productLayout } from '#styled/recipes';
import { likelyPage } from '#core/contract/pages/likely-page.ts';
import { VisuallyHidden } from '#src/ui/hidden/visually-hidden.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/** The shape of the page that an address most likely shows, under the bars that are on screen. */
export function PageOutline({ path, label }: { path: string; label: string }) {
  const [top] = useState(underTheBars);
  const kind = likelyPage(path);
  return (
    <output className={loading().outline} style={{ top }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={page().wrap}>{kind === 'product' ? <Product /> : kind === null ? <Text /> : <Cards />}</div>
    </output>
  );
}

/** The lower edge of what stays: bars that stick, and what stands between them and the page. */
function underTheBars(): number {
  const bars = [...document.querySelectorAll('header')].map((bar) => bar.getBoundingClientRect().bottom);
  return Math.max(0, document.getElementById('contenu')?.getBoundingClientRect().top ?? 0, ...bars);
}

function Product() {
  const classes = productLayout();
  return (
    <div className={classes.root}>
      <Skeleton shape="wide" />
      <div className={classes.buy}>
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

/** More than fit on a screen: what is too much is cut. */
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Cards() {
  const classes = productCard();
  return (
    <>
      <div className={pageHead().row}>
        <Skeleton shape="title" />
      </div>
      <div className={productGrid({ columns: 'full' })}>
        {CARDS.map((card) => (
          <div key={card} className={classes.root}>
            <Skeleton shape="square" />
            <div className={classes.name}>
              <Skeleton shape="short" />
            </div>
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    </>
  );
}

function Text() {
  return (
    <>
      <div className={pageHead().row}>
        <Skeleton shape="title" />
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="block" />
    </>
  );
}
