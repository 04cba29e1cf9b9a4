import { defineSlotRecipe } from '@pandacss/dev';

/** A wide table: names at the left, four columns of boxes, what is granted at the right; changed cells are marked. */
export const permissions = defineSlotRecipe({
  className: 'perm',
  jsx: [],
  slots: ['root', 'notes', 'tools', 'said', 'scroll', 'table', 'group', 'cell', 'count', 'legend'],
  base: {
    root: { display: 'grid', alignContent: 'start', flex: '1', minWidth: '0', pb: '8', bg: 'surface', fontSize: 'md' },
    notes: { display: 'grid', gap: '3', px: 'var(--gutter)', pb: '3', _empty: { display: 'none' } },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: 'var(--gutter)',
      pb: '3',
      '& > [role=status]': { ml: { lg: 'auto' }, fontWeight: 'label' },
    },
    said: { color: 'text2', fontVariantNumeric: 'tabular-nums' },
    scroll: { overflowX: 'auto', borderTop: '1px solid token(colors.line)' },
    table: {
      width: '100%',
      minWidth: '720px',
      /* a name stays near its boxes on the widest screen */
      maxWidth: '1400px',
      '& :is(th, td)': { height: 'row', borderBottom: '1px solid token(colors.line)', px: '3', textAlign: 'center' },
      '& th[scope=row]': { textAlign: 'start', fontWeight: 'ui', pl: 'calc(var(--gutter) + 16px)' },
      '& thead th': { height: 'controlAdmin', fontSize: 'xs', fontWeight: 'label', color: 'text2' },
      '& thead th:first-child': { textAlign: 'start', pl: 'var(--gutter)' },
    },
    group: {
      '& > *': { bg: 'canvas' },
      '& > th[scope=row]': { fontWeight: 'strong', pl: 'var(--gutter)' },
    },
    cell: { width: '112px', '& label': { mx: 'auto' }, '&[data-changed]': { bg: 'warnSoft' } },
    count: {
      textAlign: 'end!',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      color: 'text2',
      pr: 'var(--gutter)!',
    },
    legend: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: 'var(--gutter)',
      pt: '3',
      fontSize: 'xs',
      color: 'text2',
      _before: {
        content: '""',
        width: '14px',
        height: '14px',
        bg: 'warnSoft',
        border: '1px solid token(colors.lineStrong)',
        borderRadius: 'tag',
      },
    },
  },
});
