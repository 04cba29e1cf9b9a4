import { defineSlotRecipe } from '@pandacss/dev';

/** A line of the cart or of a quote: rail, picture, name, state, what can be done. */
export const lineItem = defineSlotRecipe({
  className: 'line',
  jsx: [],
  slots: ['root', 'top', 'facts', 'name', 'reference', 'sync', 'notice', 'noticeActions', 'bottom', 'total'],
  base: {
    root: { py: '4', borderBottom: '1px solid token(colors.line)', display: 'flex', flexDirection: 'column', gap: '3' },
    top: { display: 'flex', gap: '3' },
    facts: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    name: { fontSize: 'lg', lineHeight: 'lg', fontWeight: '560', textWrap: 'pretty' },
    reference: { textStyle: 'ref', color: 'text3' },
    sync: { mt: '2' },
    notice: {
      bg: 'warnSoft',
      borderRadius: 'control',
      padding: '12px 14px',
      fontSize: 'md',
      lineHeight: 'md',
      '& s': { color: 'text2' },
    },
    noticeActions: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2.5' },
    bottom: { display: 'flex', alignItems: 'center', gap: '2' },
    total: {
      marginLeft: 'auto',
      textStyle: 'price',
      whiteSpace: 'nowrap',
      textAlign: 'right',
      '& small': { display: 'block', fontSize: 'sm', lineHeight: 'sm', fontWeight: 'text', color: 'text2' },
    },
  },
});
