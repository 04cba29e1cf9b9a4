import { defineSlotRecipe } from '@pandacss/dev';

export const keyValue = defineSlotRecipe({
  className: 'dl',
  jsx: [],
  slots: ['root', 'row', 'term', 'value'],
  base: {
    root: {},
    row: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '5',
      py: '9px',
      borderBottom: '1px solid token(colors.line)',
      fontSize: 'md',
      lineHeight: 'md',
      textWrap: 'balance',
      /* what ends there has a line of its own: an accordion, a card, a total */
      '&:last-child': { borderBottom: '0' },
      '&[data-wide]': { hideBelow: 'lg' },
    },
    term: { color: 'text2', flex: 'none', maxWidth: '66%', display: 'flex', alignItems: 'center', gap: '3' },
    value: { textAlign: 'right', fontWeight: '560', fontVariantNumeric: 'tabular-nums', minWidth: '0' },
  },
  variants: {
    /* facts with an icon beside the buy button: the term speaks, the value explains */
    facts: {
      true: {
        row: { alignItems: 'center', py: '2.5' },
        term: { color: 'text', fontWeight: 'label', maxWidth: 'none' },
        value: { color: 'text2', fontWeight: 'text' },
      },
    },
  },
});
