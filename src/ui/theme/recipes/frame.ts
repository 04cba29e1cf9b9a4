import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const wrap = {
  width: '100%',
  maxWidth: 'calc(token(sizes.container) + 2 * var(--gutter))',
  mx: 'auto',
  px: 'var(--gutter)',
} as const;

/** The page under the bars: margins by width, room for the tabs. */
export const page = defineSlotRecipe({
  className: 'page',
  jsx: [],
  slots: ['root', 'main', 'wrap', 'section'],
  base: {
    root: {
      '--gutter': { base: '16px', sm: '24px', md: '32px', lg: '40px', xl: '48px' },
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      pb: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '0', _low: '0' },
    },
    /* the footer begins out of sight: parts that come late move nothing that is seen */
    main: { flex: '1', minWidth: '0', minHeight: '100dvh', outline: 'none', pb: { base: '8', lg: '0' } },
    wrap,
    section: { ...wrap, pt: { base: '7', lg: '14' } },
  },
  variants: {
    /* the buy bar takes the place of the tabs */
    bar: { true: { root: { pb: { base: 'calc(72px + env(safe-area-inset-bottom))', lg: '0', _low: '0' } } } },
    narrow: { true: { wrap: { maxWidth: 'calc(720px + 2 * var(--gutter))' } } },
  },
});

export const sectionHead = defineSlotRecipe({
  className: 'sechead',
  jsx: [],
  slots: ['root', 'title', 'link'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      mb: '3',
    },
    title: { textStyle: { base: 'h2', lg: 'h1' } },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'touch',
      fontSize: 'md',
      fontWeight: 'label',
      whiteSpace: 'nowrap',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
  },
});

export const header = defineSlotRecipe({
  className: 'header',
  jsx: [],
  slots: [
    'root',
    'bar',
    'brand',
    'areas',
    'search',
    'actions',
    'action',
    'count',
    'count',
    'nav',
    'navList',
    'navLink',
  ],
  base: {
    root: {
      bg: 'surface',
      position: { base: 'sticky', lg: 'static', _low: 'static' },
      top: '0',
      zIndex: 'sticky',
      borderBottom: '1px solid token(colors.line)',
    },
    bar: {
      ...wrap,
      display: 'grid',
      alignItems: 'center',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'auto auto minmax(0, 1fr) auto' },
      gridTemplateAreas: { base: '"brand areas" "search search"', lg: '"brand areas search actions"' },
      columnGap: { base: '2', lg: '7' },
      minHeight: { lg: '72px' },
    },
    brand: { gridArea: 'brand', minHeight: 'topPhone', display: 'flex', alignItems: 'center', minWidth: '0' },
    areas: { gridArea: 'areas', mr: { base: '-5.5px', lg: '0' } },
    search: {
      gridArea: 'search',
      pb: { base: '3', lg: '0' },
      display: 'flex',
      minWidth: '0',
      '& > *': { display: 'flex', flex: '1', minWidth: '0' },
    },
    actions: {
      gridArea: 'actions',
      display: { base: 'none', lg: 'flex' },
      alignItems: 'center',
      gap: '1',
      mr: '-10px',
    },
    action: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      px: '2.5',
      position: 'relative',
      textStyle: 'ui',
      borderRadius: 'control',
      whiteSpace: 'nowrap',
      _pointed: { bg: 'sunken' },
    },
    count: { top: '2px', left: '22px', right: 'auto' },
    nav: { ...wrap, display: { base: 'none', lg: 'block' } },
    navList: {
      display: 'flex',
      minHeight: '48px',
      gap: '7',
      fontSize: 'lg',
      fontWeight: '560',
      overflow: 'hidden',
      flexWrap: 'wrap',
      height: '48px',
      '& > [data-aside]': { ml: 'auto' },
    },
    navLink: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '48px',
      position: 'relative',
      whiteSpace: 'nowrap',
      _pointed: { color: 'text2' },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        height: 'tab',
        borderRadius: '0',
        borderBottom: '4px solid token(colors.accent)',
        _moto: { boxShadow: '0 1.5px 0 token(colors.markEdge)', bottom: '1.5px' },
      },
    },
  },
});

export const topBar = defineSlotRecipe({
  className: 'topbar',
  jsx: [],
  slots: ['root', 'bar', 'title', 'after'],
  base: {
    root: {
      bg: 'surface',
      position: { base: 'sticky', _low: 'static' },
      top: '0',
      zIndex: 'sticky',
      borderBottom: '1px solid token(colors.line)',
    },
    bar: {
      ...wrap,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'topPhone',
      pl: 'calc(var(--gutter) - 10px)',
      pr: 'calc(var(--gutter) - 10px)',
    },
    title: {
      textStyle: 'h3',
      flex: '1',
      minWidth: '0',
      '& small': { fontSize: 'inherit', fontWeight: 'text', fontStretch: '100%', color: 'text2' },
    },
    after: { display: 'flex', alignItems: 'center', flex: 'none', pr: '2.5' },
  },
  variants: {
    /* a large screen has the header instead */
    phoneOnly: { true: { root: { display: { lg: 'none' } } } },
  },
});

export const tabs = defineSlotRecipe({
  className: 'tabs',
  jsx: [],
  slots: ['root', 'list', 'item', 'link', 'badge'],
  base: {
    root: {
      position: { base: 'fixed', _low: 'static' },
      insetInline: '0',
      bottom: '0',
      zIndex: 'tabs',
      display: { lg: 'none' },
      bg: 'surface',
      borderTop: '1px solid token(colors.line)',
      pb: 'env(safe-area-inset-bottom)',
    },
    list: { display: 'flex', maxWidth: '640px', mx: 'auto' },
    item: { flex: '1', minWidth: '0', display: 'flex' },
    link: {
      flex: '1',
      minHeight: 'calc(token(sizes.tabs) - 1px)',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3px',
      position: 'relative',
      fontSize: 'xs',
      lineHeight: '0.875rem',
      fontStretch: '96%',
      fontWeight: 'ui',
      color: 'text2',
      outlineOffset: '-2px',
      '&[aria-current]': {
        color: 'text',
        fontWeight: '680',
        _before: {
          content: '""',
          position: 'absolute',
          top: '-1px',
          insetInline: '18px',
          borderTop: '4px solid token(colors.accent)',
          borderRadius: '0 0 2px 2px',
          _moto: { boxShadow: '0 1.5px 0 token(colors.markEdge)' },
        },
      },
    },
    badge: { top: '5px', left: 'calc(50% + 4px)', right: 'auto' },
  },
});

/** Stands above the tabs, at the thumb: total and main action. */
export const actionBar = defineSlotRecipe({
  className: 'actionbar',
  jsx: [],
  slots: ['root', 'inner', 'row'],
  base: {
    root: {
      position: { base: 'sticky', _low: 'static' },
      zIndex: 'sticky',
      bottom: { base: 'calc(token(sizes.tabs) + env(safe-area-inset-bottom))', lg: '0' },
      bg: 'surface',
      borderTop: '1px solid token(colors.line)',
      boxShadow: { base: '0 -8px 16px -12px rgb(18 23 24 / 20%)', lg: 'none' },
    },
    inner: { ...wrap, py: '3', display: 'flex', flexDirection: 'column', gap: '2' },
    row: { display: 'flex', gap: '2', '& > :last-child': { flex: '1' } },
  },
  variants: {
    /* a large screen says the same beside the page */
    phoneOnly: { true: { root: { display: { lg: 'none' } } } },
    at: {
      /* under a form, a large screen has a plain button */
      tabs: {
        root: { lg: { position: 'static', bg: 'transparent', borderTopWidth: '0' } },
        row: { lg: { maxWidth: '400px' } },
      },
      /* the buy bar stands where the tabs were */
      bottom: {
        root: {
          position: { base: 'fixed', lg: 'static', _low: 'static' },
          insetInline: '0',
          bottom: '0',
          display: { lg: 'none' },
          zIndex: 'tabs',
          pb: 'env(safe-area-inset-bottom)',
        },
      },
    },
  },
  defaultVariants: { at: 'tabs' },
});

export const footer = defineSlotRecipe({
  className: 'footer',
  jsx: [],
  slots: ['root', 'inner', 'columns', 'title', 'link', 'legal'],
  base: {
    root: { bg: 'surface', borderTop: '1px solid token(colors.line)', mt: { base: '8', lg: '14' } },
    inner: { ...wrap, py: { base: '6', lg: '10' } },
    columns: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    },
    title: { textStyle: 'h3', mb: '1' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '32px' },
      fontSize: 'md',
      lineHeight: 'md',
      color: 'text2',
      _pointed: { color: 'text', textDecoration: 'underline' },
    },
    legal: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      justifyContent: 'space-between',
      mt: '6',
      pt: '4',
      borderTop: '1px solid token(colors.line)',
      fontSize: 'sm',
      lineHeight: 'sm',
      color: 'text2',
    },
  },
});

export const skipLink = defineRecipe({
  className: 'skip',
  jsx: [],
  base: {
    position: 'absolute',
    left: '2',
    top: '2',
    zIndex: 'skip',
    padding: '12px 16px',
    borderRadius: 'control',
    bg: 'ink',
    color: 'onInk',
    fontWeight: 'action',
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      padding: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});

export const hidden = defineRecipe({
  className: 'hidden',
  jsx: [],
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
