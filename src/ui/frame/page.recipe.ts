import { defineSlotRecipe } from '@pandacss/dev';
import { wrap } from '#src/ui/theme/mixins.ts';

/** The page under the bars: margins by width, room for the tabs. */
export const page = defineSlotRecipe({
  className: 'page',
  jsx: [],
  slots: ['root', 'main', 'wrap', 'section'],
  base: {
    root: {
      '--gutter': { base: '16px', sm: '24px', md: '32px', lg: '40px', xl: '48px' },
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      pb: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '0', _low: '0' },
      /* a page opened without a network: the height of the line that will say so, shorter on a page with its own */
      '[data-offline] & > [role=status]:empty': { minHeight: { base: '61px', md: '41px' } },
      '[data-offline] & > main > [role=status]:empty': { minHeight: '41px' },
    },
    /* the footer begins out of sight: parts that come late move nothing that is seen */
    main: { flex: '1', minWidth: '0', minHeight: '100dvh', outline: 'none', pb: { base: '8', lg: '0' } },
    wrap,
    section: { ...wrap, pt: { base: '7', lg: '14' } },
  },
  variants: {
    /* the buy bar takes the place of the tabs */
    bar: { true: { root: { pb: { base: 'calc(72px + env(safe-area-inset-bottom))', lg: '0', _low: '0' } } } },
    narrow: { true: { wrap: { maxWidth: 'calc(720px + 2 * var(--gutter))' } } },
  },
});
