import { defineSlotRecipe } from '@pandacss/dev';
import { YIELD, WHILE_ELSEWHERE_IS_PRESSED } from '#src/ui/theme/mixins.ts';

/** Messages stand at the bottom, above the tabs, and never take the focus. */
export const toast = defineSlotRecipe({
  className: 'toast',
  jsx: [],
  slots: ['region', 'item', 'text', 'action', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: '2',
      /* clear of the tabs, and of the buy bar, which is higher */
      bottom: {
        base: 'calc(token(sizes.tabs) + 16px + env(safe-area-inset-bottom))',
        lg: 'var(--above-bar, 24px)',
        _low: '8px',
      },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      pointerEvents: 'none',
    },
    item: {
      pointerEvents: 'auto',
      width: '100%',
      maxWidth: '412px',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '56px',
      padding: '6px 6px 6px 16px',
      borderRadius: 'panel',
      bg: 'toast',
      color: 'white',
      fontSize: 'lg',
      lineHeight: 'lg',
      boxShadow: 'high',
      animation: `lift token(durations.base) token(easings.out), ${YIELD}`,
      [WHILE_ELSEWHERE_IS_PRESSED]: { pointerEvents: 'none' },
      '& :focus-visible': { outlineColor: 'white' },
    },
    text: { flex: '1', minWidth: '0', py: '1' },
    action: {
      minHeight: 'touch',
      px: '3.5',
      borderRadius: 'control',
      fontSize: 'md',
      fontWeight: 'action',
      flex: 'none',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '1.5px',
    },
    close: { display: 'grid', placeItems: 'center', flex: 'none', minWidth: 'touch', minHeight: 'touch' },
  },
  variants: {
    /* stays until answered: its action is a button */
    staying: { true: { action: { bg: 'white', color: '#14191A', textDecoration: 'none' } } },
  },
});
