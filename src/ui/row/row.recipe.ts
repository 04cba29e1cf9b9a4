import { defineSlotRecipe } from '@pandacss/dev';

/** A line that leads somewhere: results, ways out of an error page, articles. */
export const row = defineSlotRecipe({
  className: 'row',
  jsx: [],
  slots: ['list', 'root', 'body', 'title', 'meta', 'after'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      py: '2',
      position: 'relative',
      borderRadius: 'tag',
      '&:is(a):hover [data-title]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[data-highlighted]': { bg: 'sunken' },
    },
    body: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    title: {
      fontSize: 'body',
      lineHeight: '1.25rem',
      textWrap: 'pretty',
      '& mark': {
        bg: 'transparent',
        color: 'inherit',
        fontWeight: 'price',
        borderBottom: '2px solid token(colors.accent)',
      },
    },
    meta: { textStyle: 'ref', color: 'text3' },
    after: {
      marginLeft: 'auto',
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    /* ruled, bold: the ways out of an error page */
    ruled: {
      true: {
        root: { minHeight: '56px', borderTop: '1px solid token(colors.line)', gap: '3.5' },
        title: { fontWeight: 'label' },
      },
    },
  },
});
