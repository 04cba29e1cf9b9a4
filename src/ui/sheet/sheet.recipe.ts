import { defineSlotRecipe } from '@pandacss/dev';
import { YIELD, WHILE_ELSEWHERE_IS_PRESSED } from '#src/ui/theme/mixins.ts';

/** From the bottom on a phone, in the middle of a large screen. */
export const sheet = defineSlotRecipe({
  className: 'sheet',
  jsx: [],
  slots: ['root', 'handle', 'head', 'title', 'body', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: { base: 'auto 0 0 0', lg: '0' },
      mx: 'auto',
      my: { base: '0', lg: 'auto' },
      width: '100%',
      maxWidth: { base: '100%', sm: '480px' },
      maxHeight: { base: 'calc(100dvh - 96px)', lg: 'min(760px, calc(100dvh - 64px))' },
      height: 'fit-content',
      overflow: 'hidden',
      bg: 'surface',
      '--ground': 'token(colors.surface)',
      boxShadow: 'high',
      borderRadius: { base: 'token(radii.sheet) token(radii.sheet) 0 0', lg: 'dialog' },
      '&[open]': {
        display: 'flex',
        flexDirection: 'column',
        animation: {
          base: 'rise token(durations.sheet) token(easings.out)',
          lg: 'lift token(durations.base) token(easings.out)',
        },
      },
      _backdrop: { bg: 'scrim' },
    },
    handle: {
      display: { lg: 'none' },
      width: '36px',
      height: '4px',
      borderRadius: 'full',
      bg: 'lineStrong',
      margin: '8px auto 0',
      flex: 'none',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '8px 10px 8px 20px',
      borderBottom: '1px solid token(colors.line)',
      flex: 'none',
      minHeight: '60px',
    },
    title: { textStyle: 'h2', flex: '1', minWidth: '0', '&:focus': { outline: 'none' } },
    body: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '16px 20px 20px', flex: '1', minHeight: '0' },
    foot: {
      flex: 'none',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderTop: '1px solid token(colors.line)',
    },
  },
  variants: {
    size: { md: {}, lg: { root: { maxWidth: { base: '100%', sm: '480px', lg: '720px' } } } },
    /* does not stop the page: choice on cookies, kept above the tabs */
    modeless: {
      true: {
        root: {
          zIndex: 'sheet',
          bottom: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '24px', _low: '0' },
          /* at the side where there is one: what is looked at stands in the middle */
          inset: { base: 'auto 0 auto 0', lg: 'auto auto auto 24px' },
          maxWidth: { base: '100%', sm: '480px', lg: '400px' },
          overflowY: 'auto',
          animation: YIELD,
          [WHILE_ELSEWHERE_IS_PRESSED]: { pointerEvents: 'none' },
        },
        title: { mb: '2' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
