import { defineSlotRecipe } from '@pandacss/dev';

/** The menu of a phone, from the left. */
export const menuDrawer = defineSlotRecipe({
  className: 'mdrawer',
  jsx: [],
  slots: ['root', 'inner', 'head', 'title'],
  base: {
    root: {
      position: 'fixed',
      inset: '0 auto 0 0',
      margin: '0',
      width: 'min(320px, calc(100vw - 48px))',
      height: '100dvh',
      maxHeight: '100dvh',
      bg: 'light-dark(var(--brand-drawer, token(colors.canvas)), token(colors.canvas))',
      '--ground': 'light-dark(var(--brand-drawer, token(colors.canvas)), token(colors.canvas))',
      boxShadow: 'high',
      overflowY: 'auto',
      _backdrop: { bg: 'scrim' },
    },
    inner: { minHeight: '100%' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '6px 6px 0 20px' },
    title: { textStyle: 'h3', '&:focus': { outline: 'none' } },
  },
});
