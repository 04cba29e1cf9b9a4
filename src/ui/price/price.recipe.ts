import { defineSlotRecipe } from '@pandacss/dev';

export const price = defineSlotRecipe({
  className: 'price',
  jsx: [],
  slots: ['root', 'now', 'was', 'note'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    now: { textStyle: 'price', letterSpacing: 'price', wordSpacing: '0.12em', whiteSpace: 'nowrap' },
    was: {
      fontSize: 'sm',
      lineHeight: 'xs',
      color: 'text3',
      textDecoration: 'line-through',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    note: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      fontSize: 'md',
      lineHeight: 'md',
      color: 'text2',
    },
  },
  variants: {
    size: {
      /* the struck price stands above: both do not fit on one line of a card */
      card: {
        root: {
          flexDirection: 'column',
          alignItems: 'flex-start',
          /* a page opened without a network: the line of the date the price will have */
          '[data-offline] &:not(:has(> .price__note))': { pb: { base: '8', md: '4' } },
        },
        note: { fontSize: 'xs', lineHeight: 'xs', gap: '1' },
      },
      row: {
        root: { flexDirection: 'column', alignItems: 'flex-end' },
        now: { fontSize: 'body', lineHeight: 'body' },
        note: { justifyContent: 'flex-end', textAlign: 'right', textWrap: 'balance' },
      },
      total: { now: { fontSize: '1.5rem', lineHeight: '1.875rem' } },
      page: {
        root: { '[data-offline] &:not(:has(svg))': { pb: '5' } },
        now: {
          fontSize: { base: '2rem', lg: '2.5rem' },
          lineHeight: { base: '2.375rem', lg: '2.875rem' },
          letterSpacing: 'd1',
        },
        was: { fontSize: { base: 'body', lg: 'h3' }, lineHeight: 'body' },
        note: { width: 'auto' },
      },
    },
    /* not live: the price stands back, its date stands under it */
    dated: { true: { now: { color: 'text2' } } },
  },
  compoundVariants: [{ size: 'page', dated: true, css: { now: { color: 'text' } } }],
  defaultVariants: { size: 'card' },
});
