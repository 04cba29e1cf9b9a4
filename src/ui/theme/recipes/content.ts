import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Facets beside a list from lg on; one column below. */
export const listLayout = defineSlotRecipe({
  className: 'listpage',
  jsx: [],
  slots: ['root', 'aside', 'main', 'toolbar'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' },
      columnGap: '10',
      pt: '4',
    },
    aside: {
      display: { base: 'none', lg: 'block' },
      /* no sheet opens: the form itself, below the list on a phone */
      '@media (scripting: none)': { display: 'block', order: { base: '1', lg: '0' } },
    },
    /* a form begins where what stands beside it begins */
    main: { minWidth: '0', '& > [class^=form]': { pt: '0' } },
    toolbar: {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mb: '3',
    },
  },
});

export const surface = defineRecipe({
  className: 'surface',
  jsx: [],
  base: {
    bg: 'surface',
    border: '1px solid token(colors.line)',
    borderRadius: 'panel',
    overflow: 'hidden',
    '--ground': 'token(colors.surface)',
  },
  variants: { pad: { none: {}, md: { padding: '4' }, lg: { padding: { base: '4', lg: '6' } } } },
  defaultVariants: { pad: 'md' },
});

export const accordion = defineSlotRecipe({
  className: 'accordion',
  jsx: [],
  slots: ['root', 'summary', 'title', 'body', 'icon'],
  base: {
    root: { borderBottom: '1px solid token(colors.line)' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '56px',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    title: { textStyle: 'h3' },
    body: { pb: '4' },
    icon: {
      '[open] > summary > & [data-closed]': { display: 'none' },
      'details:not([open]) > summary > & [data-open]': { display: 'none' },
    },
  },
});

export const breadcrumb = defineSlotRecipe({
  className: 'crumb',
  jsx: [],
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { overflow: 'hidden' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      fontSize: 'sm',
      lineHeight: 'sm',
      color: 'text2',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: '32px', lg: '24px' },
      '&:last-child': { color: 'text' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'inherit',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
});

export const pagination = defineSlotRecipe({
  className: 'pages',
  jsx: [],
  slots: ['root', 'list', 'link', 'gap'],
  base: {
    root: { pt: '8', display: 'flex', justifyContent: 'center' },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '1' },
    link: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      px: '2',
      borderRadius: 'control',
      textStyle: 'ui',
      fontVariantNumeric: 'tabular-nums',
      _pointed: { bg: 'sunken' },
      '&[aria-current]': { bg: 'ink', color: 'onInk' },
    },
    gap: { px: '1', color: 'text3' },
  },
});

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
    total: { marginLeft: 'auto', textStyle: 'price', whiteSpace: 'nowrap' },
  },
});

/** Second-level navigation in a page: Commandes, Devis, Retours. */
export const subnav = defineSlotRecipe({
  className: 'subnav',
  jsx: [],
  slots: ['root', 'link'],
  base: {
    root: {
      display: 'flex',
      gap: '6',
      px: 'var(--gutter)',
      bg: 'surface',
      borderBottom: '1px solid token(colors.line)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '48px',
      fontSize: 'lg',
      fontWeight: 'ui',
      color: 'text2',
      whiteSpace: 'nowrap',
      borderBottom: '4px solid transparent',
      borderTop: '4px solid transparent',
      '&[aria-current]': { color: 'text', fontWeight: '680', borderBottomColor: 'accent' },
    },
  },
});

/** Rich text written in the back office, of the blocks it knows (`RichBlock`). */
export const prose = defineRecipe({
  className: 'prose',
  jsx: [],
  base: {
    maxWidth: '68ch',
    textWrap: 'pretty',
    '& > * + *': { mt: '4' },
    '& h2': { textStyle: 'h2', mt: '8' },
    '& h3': { textStyle: 'h3', mt: '6' },
    '& ul': { listStyle: 'disc', pl: '5' },
    '& ol': { listStyle: 'decimal', pl: '6' },
    '& li + li': { mt: '1.5' },
    '& li::marker': { color: 'text3' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: '560' },
    '& strong': { fontWeight: 'strong' },
    '& table': { width: '100%', fontSize: 'md', lineHeight: 'md' },
    '& :is(th, td)': {
      textAlign: 'left',
      py: '2',
      pr: '4',
      borderBottom: '1px solid token(colors.line)',
      verticalAlign: 'top',
    },
    '& :is(th, td):last-child': { pr: '0' },
    '& th': { fontWeight: 'label' },
  },
});
