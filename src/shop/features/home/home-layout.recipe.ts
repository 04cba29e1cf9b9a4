import { defineSlotRecipe } from '@pandacss/dev';

const wrap = {
  width: '100%',
  maxWidth: 'calc(token(sizes.container) + 2 * var(--gutter))',
  mx: 'auto',
  px: 'var(--gutter)',
} as const;

/**
 * Home: on a phone the direction panel follows the articles, on a large screen it stands beside the hero. Parts stand in
 * the document as a phone shows them: one that came early and is shown late would be moved by whatever is parsed after it.
 */
export const homeLayout = defineSlotRecipe({
  className: 'home',
  jsx: [],
  slots: ['root', 'hero', 'panel', 'tiles', 'wanted'],
  base: {
    root: {
      ...wrap,
      pt: { base: '4', lg: '6' },
      display: 'grid',
      columnGap: '6',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' },
      gridTemplateAreas: {
        base: '"hero" "tiles" "wanted" "panel"',
        xl: '"hero panel" "wanted wanted"',
      },
    },
    hero: { gridArea: 'hero', minWidth: '0', display: 'grid' },
    panel: { gridArea: 'panel', minWidth: '0', display: 'grid', mt: { base: '7', xl: '0' } },
    tiles: { gridArea: 'tiles', minWidth: '0', mt: '5', display: { xl: 'none' } },
    wanted: { gridArea: 'wanted', minWidth: '0', mt: { base: '7', lg: '14' } },
  },
});
