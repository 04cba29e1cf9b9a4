import { defineSlotRecipe } from '@pandacss/dev';

/** The steps of a checkout in a row: done ones lead back, the current one is marked as a tab is. */
export const stepList = defineSlotRecipe({
  className: 'steps',
  jsx: [],
  slots: ['root', 'item', 'link'],
  base: {
    root: {
      display: 'flex',
      gap: '5',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottom: '1px solid token(colors.line)',
      counterReset: 'step',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      whiteSpace: 'nowrap',
      fontSize: 'md',
      color: 'text2',
      borderBottom: '4px solid transparent',
      counterIncrement: 'step',
      _before: { content: 'counter(step)', mr: '2', fontVariantNumeric: 'tabular-nums' },
      '&[aria-current]': { color: 'text', fontWeight: 'strong', borderBottomColor: 'accent' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      color: 'text',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
