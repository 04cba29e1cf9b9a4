import { defineSlotRecipe } from '@pandacss/dev';

/** A wide table: names at the left, four columns of boxes, what is granted at the right; changed cells are marked. */
export const permissions = defineSlotRecipe({
  className: 'perm',
  jsx: [],
  slots: ['root', 'scroll', 'table', 'group', 'cell', 'count'],
  base: {
    root: { display: 'grid', gap: '4', px: 'var(--gutter)', pb: '8', minWidth: '0' },
    scroll: { overflowX: 'auto' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      '& th, & td': { borderBottom: '1px solid token(colors.line)', py: '2', px: '3', textAlign: 'center' },
      '& th[scope=row]': { textAlign: 'start', fontWeight: 'medium' },
      '& thead th:first-child': { textAlign: 'start' },
    },
    group: { '& > *': { background: 'sunken' }, '& th[scope=row]': { fontWeight: 'bold' } },
    cell: {
      '& label': { display: 'inline-grid', placeItems: 'center', minWidth: '11', minHeight: '11', cursor: 'pointer' },
      '& input': { width: '5', height: '5' },
      '&[data-changed]': { background: 'warnSoft' },
    },
    count: { textAlign: 'end!', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
