import { productCard, skeleton } from '#styled/recipes';

/** The place of a card, at its exact size, while the first data is on its way. */
export function ProductCardSkeleton() {
  const classes = productCard();
  return (
    <div className={classes.root} aria-hidden>
      <span className={skeleton({ shape: 'square' })} />
      <div className={classes.brand}>
        <span className={skeleton({ shape: 'short' })} />
      </div>
      <div className={classes.name}>
        <span className={skeleton({ shape: 'text' })} />
      </div>
      <div className={classes.reference}>
        <span className={skeleton({ shape: 'short' })} />
      </div>
      <div className={classes.foot}>
        <div className={classes.facts}>
          <span className={skeleton({ shape: 'title' })} />
        </div>
      </div>
    </div>
  );
}
