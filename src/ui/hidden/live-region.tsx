import { hidden } from '#styled/recipes';

/**
 * Says a sentence when it changes: the cart, the sync, a count of results. It is always on the page, because a region
 * that comes together with its text is not heard.
 */
export function LiveRegion({ text }: { text: string }) {
  return (
    <output aria-atomic className={hidden()}>
      {text}
    </output>
  );
}
