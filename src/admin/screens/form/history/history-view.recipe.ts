import { defineSlotRecipe } from '@pandacss/dev';

/** What was written of a record, and what a draft would change: before and after, beside each other. */
export const historyView = defineSlotRecipe({
  className: 'history',
  jsx: [],
  slots: [
    'root',
    'list',
    'revisions',
    'entry',
    'state',
    'what',
    'who',
    'detail',
    'head',
    'table',
    'restore',
    'offer',
    'del',
    'ins',
  ],
  base: {
    root: { flex: '1', display: { lg: 'grid' }, gridTemplateColumns: { lg: '392px minmax(0, 1fr)' }, minWidth: '0' },
    list: {
      listStyle: 'none',
      p: '0',
      borderRight: { lg: '1px solid token(colors.line)' },
      maxHeight: { base: '320px', lg: 'none' },
      overflowY: { base: 'auto', lg: 'visible' },
    },
    /* of a document: each opens on its own */
    revisions: {
      listStyle: 'none',
      p: '0',
      maxWidth: '720px',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      overflow: 'hidden',
      '& > li:last-child > button': { borderBottom: 'none' },
    },
    state: { fontWeight: 'text', fontSize: 'sm', color: 'text2', ml: '2' },
    entry: {
      display: 'grid',
      width: '100%',
      minHeight: 'touch',
      textAlign: 'left',
      px: 'var(--gutter)',
      py: '2',
      cursor: 'pointer',
      borderBottom: '1px solid token(colors.line)',
      borderLeft: '3px solid transparent',
      '&[aria-current]': { bg: 'canvas', borderLeftColor: 'ink' },
      _pointed: { bg: 'canvas' },
    },
    what: { fontWeight: 'strong' },
    who: { fontSize: 'sm', color: 'text2' },
    detail: { display: 'grid', gap: '4', alignContent: 'start', p: 'var(--gutter)', minWidth: '0', overflowX: 'auto' },
    head: { textStyle: 'h3' },
    table: {
      width: '100%',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      borderCollapse: 'separate',
      borderSpacing: '0',
      /* many columns are moved sideways on a phone before they are squeezed to letters */
      '& :is(th, td)': {
        textAlign: 'left',
        verticalAlign: 'baseline',
        p: '3',
        minWidth: '104px',
        overflowWrap: 'anywhere',
      },
      '& thead th': { textStyle: 'label', color: 'text2', py: '2' },
      '& tbody :is(th, td)': { borderTop: '1px solid token(colors.line)' },
      /* a press stands on the line of the words beside it, at their edge */
      '& td > button': { minHeight: '24px', px: '0' },
      /* a list whose rows read by themselves: on a phone each is a card, its first cells one above the other */
      '&[data-cards]': {
        mdDown: {
          '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
          '&, & tbody, & td': { display: 'block' },
          '& tr': { display: 'grid', gap: '1', p: '3' },
          '& tbody tr + tr': { borderTop: '1px solid token(colors.line)' },
          '& tbody :is(th, td)': { borderTop: 'none', p: '0', minWidth: '0' },
          '& td > button': { ml: '-3' },
          /* a value that says nothing without its head */
          '& td[data-label]::before': { content: 'attr(data-label) " "', color: 'text2' },
          '& td:empty': { display: 'none' },
          '& td:has(> time)': { fontSize: 'sm', color: 'text2' },
        },
      },
    },
    restore: { display: 'grid', gap: '3', justifyItems: 'start' },
    offer: { display: 'grid', gap: '4', px: 'var(--gutter)', py: '5', maxWidth: '900px' },
    ins: {
      whiteSpace: 'pre-line',
      bg: 'successSoft',
      textDecoration: 'underline',
      textDecorationColor: 'token(colors.success)',
    },
    del: {
      whiteSpace: 'pre-line',
      bg: 'dangerSoft',
      textDecoration: 'line-through',
      textDecorationColor: 'token(colors.danger)',
    },
  },
});
