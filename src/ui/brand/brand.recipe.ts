import { defineSlotRecipe } from '@pandacss/dev';

export const brand = defineSlotRecipe({
  className: 'brand',
  jsx: [],
  slots: ['root', 'mark', 'word', 'ground', 'edge', 'dash'],
  base: {
    /* the word wraps out of sight before the area switch loses its place (large text, narrow screens) */
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      height: 'touch',
      overflow: 'hidden',
      borderRadius: 'tag',
      /* a logo of the branding takes the place of mark and word */
      _before: {
        content: 'var(--brand-logo-content, none)',
        width: { base: '120px', lg: '176px' },
        height: 'touch',
        background: 'var(--brand-logo) left center / contain no-repeat',
      },
    },
    mark: {
      display: 'var(--brand-drawn, block)',
      width: { base: '26px', lg: '30px' },
      height: { base: '26px', lg: '30px' },
      my: { base: '9px', lg: '7px' },
      flex: 'none',
    },
    word: {
      display: 'var(--brand-drawn, block)',
      fontStretch: '120%',
      fontWeight: 'mark',
      fontSize: '1.1875rem',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      whiteSpace: 'nowrap',
    },
    ground: { fill: 'ink' },
    edge: { stroke: 'onInk', strokeWidth: '1.6', fill: 'none' },
    dash: { fill: 'markDash' },
  },
});
