import { defineSlotRecipe } from '@pandacss/dev';
import { wrap } from '#src/ui/theme/mixins.ts';

/** Stands above the tabs, at the thumb: total and main action. */
export const actionBar = defineSlotRecipe({
  className: 'actionbar',
  jsx: [],
  slots: ['root', 'inner', 'row'],
  base: {
    root: {
      position: { base: 'sticky', _low: 'static' },
      zIndex: 'sticky',
      bottom: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '0' },
      bg: 'surface',
      borderTop: '1px solid token(colors.line)',
      boxShadow: { base: '0 -8px 16px -12px rgb(18 23 24 / 20%)', lg: 'none' },
      /* inside a page's margins: as wide as the screen on a phone, under the form's own edge on a large screen */
      '.form__body &': { mx: { base: 'calc(-1 * var(--gutter))', lg: '0' } },
    },
    inner: {
      ...wrap,
      py: '3',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      '.form__body &': { px: { lg: '0' } },
    },
    row: { display: 'flex', gap: '2', '& > :last-child': { flex: '1' } },
  },
  variants: {
    /* a large screen says the same beside the page */
    phoneOnly: { true: { root: { display: { lg: 'none' } } } },
    at: {
      /* under a form, a large screen has a plain button */
      tabs: {
        root: { lg: { position: 'static', bg: 'transparent', borderTopWidth: '0' } },
        row: { lg: { maxWidth: '400px' } },
      },
      /* the buy bar stands where the tabs were */
      bottom: {
        root: {
          position: { base: 'fixed', lg: 'static', _low: 'static' },
          insetInline: '0',
          bottom: '0',
          display: { lg: 'none' },
          zIndex: 'tabs',
          pb: 'env(safe-area-inset-bottom)',
        },
      },
    },
  },
  defaultVariants: { at: 'tabs' },
});
