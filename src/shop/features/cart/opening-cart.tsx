import { empty, only } from '#styled/recipes';
import { NeedsScripts } from '#src/shop/parts/page/needs-scripts.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { shoppingCart } from '#src/ui/icon/glyphs.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/**
 * A cart that the device has not read yet, as the server draws it for everybody (decision 19): laid out as an empty one,
 * so that its words, the largest on a first visit, stand where they stay.
 */
export function OpeningCart({ words }: { words: string }) {
  const classes = empty();
  return (
    <>
      <noscript>{import.meta.env.SSR ? <NeedsScripts headingLevel={2} /> : null}</noscript>
      <div className={only({ on: 'scripted' })}>
        <div className={classes.root} aria-busy>
          <Icon glyph={shoppingCart} size="xl" className={classes.icon ?? ''} />
          <Skeleton shape="title" />
          <p className={classes.text}>{words}</p>
        </div>
      </div>
    </>
  );
}
