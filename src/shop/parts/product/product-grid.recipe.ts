import { defineRecipe } from '@pandacss/dev';

export const productGrid = defineRecipe({
  className: 'grid',
  jsx: [],
  base: { display: 'grid', columnGap: { base: '3', sm: '4', md: '5', lg: '6' }, rowGap: { base: '6', lg: '8' } },
  variants: {
    columns: {
      /* beside the facets */
      list: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        },
      },
      full: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(5, minmax(0, 1fr))',
        },
      },
      /* one line that scrolls, on every screen */
      strip: {
        gridAutoFlow: 'column',
        gridAutoColumns: { base: '172px', sm: '200px', xl: '240px' },
        justifyContent: 'start',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        mx: 'calc(-1 * var(--gutter))',
        px: 'var(--gutter)',
        py: '1',
        scrollPaddingInline: 'var(--gutter)',
        scrollbarWidth: { base: 'none', lg: 'thin' },
        '& > *': { scrollSnapAlign: 'start' },
      },
      /* one line that scrolls on a phone */
      shelf: {
        gridAutoFlow: { base: 'column', lg: 'row' },
        gridAutoColumns: { base: '172px', sm: '200px' },
        gridTemplateColumns: { lg: 'repeat(5, minmax(0, 1fr))' },
        overflowX: { base: 'auto', lg: 'visible' },
        scrollSnapType: 'x proximity',
        scrollbarWidth: 'none',
        mx: { base: 'calc(-1 * var(--gutter))', lg: '0' },
        px: { base: 'var(--gutter)', lg: '0' },
        py: '1',
        scrollPaddingInline: 'var(--gutter)',
        '& > *': { scrollSnapAlign: 'start' },
      },
    },
  },
  defaultVariants: { columns: 'list' },
});
