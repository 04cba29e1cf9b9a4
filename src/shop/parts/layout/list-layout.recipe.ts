import { defineSlotRecipe } from '@pandacss/dev';

/** Facets beside a list from lg on; one column below. */
export const listLayout = defineSlotRecipe({
  className: 'listpage',
  jsx: [],
  slots: ['root', 'aside', 'main', 'toolbar'],
  base: {
    root: {
      display: 'grid',
      columnGap: '10',
      pt: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      /* a list too short to be filtered has the whole width; said the other way round, the minifier joins both into one rule that wins */
      '&:has(> aside)': { gridTemplateColumns: { lg: '264px minmax(0, 1fr)' } },
    },
    aside: {
      display: { base: 'none', lg: 'block' },
      /* no sheet opens: the form itself, below the list on a phone */
      '@media (scripting: none)': { display: 'block', order: { base: '1', lg: '0' } },
    },
    /* a form begins where what stands beside it begins */
    main: { minWidth: '0', '& > [class^=form]': { pt: '0' } },
    toolbar: {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mb: '3',
    },
  },
});
