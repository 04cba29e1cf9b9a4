import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const wrap = {
  width: '100%',
  maxWidth: 'calc(token(sizes.container) + 2 * var(--gutter))',
  mx: 'auto',
  px: 'var(--gutter)',
} as const;

/** The way to a page, and on the right a button, which keeps its target without making the line higher. */
const trail = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  /* its sign, not its target, ends with the column */
  '& > button': { my: '-10px', mr: '-12px' },
} as const;

/** Home: on a phone the direction panel follows the articles, on a large screen it stands beside the hero. */
export const homeLayout = defineSlotRecipe({
  className: 'home',
  jsx: [],
  slots: ['root', 'hero', 'panel', 'tiles', 'wanted'],
  base: {
    root: {
      ...wrap,
      pt: { base: '4', lg: '6' },
      display: 'grid',
      columnGap: '6',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' },
      gridTemplateAreas: {
        base: '"hero" "tiles" "wanted" "panel"',
        xl: '"hero panel" "wanted wanted"',
      },
    },
    hero: { gridArea: 'hero', minWidth: '0', display: 'grid' },
    panel: { gridArea: 'panel', minWidth: '0', display: 'grid', mt: { base: '7', xl: '0' } },
    tiles: { gridArea: 'tiles', minWidth: '0', mt: '5', display: { xl: 'none' } },
    wanted: { gridArea: 'wanted', minWidth: '0', mt: { base: '7', lg: '14' } },
  },
});

/** Marks of the hero's pictures: a person changes them, never a clock. */
export const slides = defineSlotRecipe({
  className: 'slides',
  jsx: [],
  slots: ['root', 'marks', 'mark'],
  base: {
    root: { position: 'relative', display: 'grid', minWidth: '0' },
    marks: { position: 'absolute', right: { base: '2', lg: '6' }, bottom: { base: '0', lg: '5' }, display: 'flex' },
    mark: {
      width: '34px',
      height: 'touch',
      display: 'grid',
      placeItems: 'center',
      _before: { content: '""', width: '22px', height: '4px', bg: 'heroText', opacity: '0.5' },
      '&[aria-current]::before': { opacity: '1', width: '34px' },
      outlineOffset: '-2px',
      '&:focus-visible': { outlineColor: 'white' },
    },
  },
});

/** One card under the other on a phone, side by side on a large screen. */
export const columns = defineRecipe({
  className: 'cols',
  jsx: [],
  base: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  },
  variants: {
    of: {
      three: {},
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
      /* two equal buttons, side by side at every width */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', pt: '3' },
    },
  },
  defaultVariants: { of: 'three' },
});

/** A card with a wide picture: a vehicle for sale, an article to read. */
export const wideCard = defineSlotRecipe({
  className: 'wide',
  jsx: [],
  slots: ['root', 'picture', 'body', 'head', 'name', 'link', 'price', 'meta', 'action'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      height: '100%',
    },
    picture: {
      display: 'block',
      position: 'relative',
      flex: 'none',
      aspectRatio: '2 / 1',
      backgroundImage: 'radial-gradient(90% 80% at 42% 34%, token(colors.plateLit), token(colors.plateShade))',
      /* out of the flow: a tall picture must not stretch the card */
      '& img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        objectFit: 'contain',
        padding: '3% 6%',
      },
    },
    body: { padding: '4', display: 'flex', flexDirection: 'column', flex: '1' },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
    name: { fontSize: 'h3', lineHeight: 'body', fontWeight: 'action', textWrap: 'pretty' },
    link: {
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'panel' },
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    price: { textStyle: 'price', whiteSpace: 'nowrap' },
    meta: { fontSize: 'md', lineHeight: 'md', color: 'text2', mt: '1', textWrap: 'pretty' },
    action: { mt: 'auto', pt: '4', position: 'relative', zIndex: '1', display: 'grid' },
  },
});

/** An invitation with an icon, a sentence and one action. */
export const invite = defineSlotRecipe({
  className: 'invite',
  jsx: [],
  slots: ['root', 'head', 'title', 'text', 'action'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      padding: { base: '4', lg: '6' },
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
    },
    head: { display: 'flex', alignItems: 'center', gap: '3' },
    title: { textStyle: 'h3' },
    text: { color: 'text2', fontSize: 'lg', lineHeight: 'lg', textWrap: 'pretty', gridColumn: '1' },
    action: { display: 'grid', mt: { base: '2', lg: '0' }, gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } },
  },
});

/** Title of a page with what stands beside it: count and sorting of a list. */
export const pageHead = defineSlotRecipe({
  className: 'pagehead',
  jsx: [],
  slots: ['root', 'crumbs', 'row', 'title', 'text', 'aside', 'count', 'large', 'departments', 'toolbar', 'picture'],
  base: {
    root: { pt: { base: '3', lg: '6' } },
    crumbs: { ...trail, display: 'flex', mb: { base: '0', lg: '1' } },
    row: {
      display: 'flex',
      alignItems: { base: 'baseline', lg: 'flex-end' },
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'touch',
    },
    title: { textStyle: { base: 'h1', lg: 'd2' }, minWidth: '0', outline: 'none' },
    text: { color: 'text2', mt: '1', maxWidth: '68ch', textWrap: 'pretty' },
    aside: { display: 'flex', alignItems: 'center', gap: '3', flex: 'none' },
    count: { color: 'text2', fontSize: 'md', lineHeight: 'md', whiteSpace: 'nowrap' },
    large: { display: { base: 'none', lg: 'block' } },
    picture: { mt: '4', borderRadius: 'plate', overflow: 'hidden' },
    departments: {
      display: 'flex',
      flexWrap: { lg: 'wrap' },
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mt: '2',
    },
    toolbar: {
      display: { base: 'flex', lg: 'none' },
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      mx: 'calc(-1 * var(--gutter))',
      px: 'var(--gutter)',
      py: '1',
      mt: '1',
      '& > *': { flex: 'none' },
    },
  },
  variants: {
    /* on a phone the way back is in the bar and the departments in the tabs */
    quiet: {
      true: { crumbs: { display: { base: 'none', lg: 'flex' } }, text: { display: { base: 'none', lg: 'block' } } },
    },
  },
});

/** Filters beside a list: heading, applied filters, groups. */
export const filterPanel = defineSlotRecipe({
  className: 'filters',
  jsx: [],
  slots: ['root', 'head', 'title', 'chips', 'apply'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'touch' },
    title: { textStyle: 'h3' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' },
    apply: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pt: '3' },
  },
});

/** Pictures beside the buy column from md on, facts under both. */
export const productLayout = defineSlotRecipe({
  className: 'product',
  jsx: [],
  slots: [
    'crumbs',
    'root',
    'pictures',
    'buy',
    'maker',
    'reference',
    'title',
    'row',
    'actions',
    'more',
    'details',
    'lead',
    'options',
    'option',
    'optionTitle',
    'small',
    'group',
    'groupTitle',
    'related',
  ],
  base: {
    crumbs: { ...trail, display: { base: 'none', lg: 'flex' }, pt: '4', pb: '3' },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
      columnGap: { base: '6', lg: '12' },
    },
    pictures: { minWidth: '0' },
    buy: { minWidth: '0', pt: { base: '4', md: '0' }, display: 'flex', flexDirection: 'column', gap: '3' },
    maker: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      textStyle: 'label',
      fontSize: 'sm',
      color: 'text2',
    },
    reference: { textStyle: 'ref', color: 'text3' },
    title: { textStyle: { base: 'h1', lg: 'd3' }, mt: '-8px', outline: 'none' },
    /* beside the facts of a large screen it would say the same twice */
    row: {
      display: { base: 'flex', lg: 'none' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      rowGap: '1',
      columnGap: '4',
      fontSize: 'md',
      lineHeight: 'md',
      color: 'text2',
    },
    actions: { display: { base: 'none', lg: 'flex' }, gap: '3', '& > :nth-child(2)': { flex: '1' } },
    more: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
      columnGap: '12',
      rowGap: { base: '2', lg: '0' },
      pt: { base: '4', lg: '14' },
      alignItems: 'start',
    },
    /* as large as the heading beside it */
    details: { minWidth: '0', '& summary > h2': { lg: { fontSize: 'h1' } } },
    lead: { fontSize: 'lg', lineHeight: 'body', color: 'text2', textWrap: 'pretty' },
    options: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    option: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      minWidth: 'touch',
      justifyContent: 'center',
      px: '3.5',
      borderRadius: 'control',
      bg: 'surface',
      border: '1px solid token(colors.lineStrong)',
      textStyle: 'ui',
      '&[aria-current]': { borderColor: 'text', boxShadow: 'inset 0 0 0 1px token(colors.text)', fontWeight: '660' },
      '&[data-out]': { color: 'text3', textDecoration: 'line-through' },
    },
    optionTitle: {
      fontSize: 'md',
      lineHeight: 'md',
      mb: '2',
      color: 'text2',
      '& b': { color: 'text', fontWeight: 'label' },
    },
    small: { fontSize: 'sm', lineHeight: 'sm', color: 'text3', mt: '1' },
    group: { mb: '4' },
    groupTitle: { textStyle: 'label', color: 'text2', pt: '2' },
    related: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      borderTop: '1px solid token(colors.line)',
      '& > :first-child': { flex: '1', minWidth: '0' },
    },
  },
});

/** The European tyre label: three classes, each on its scale. */
export const tyreLabel = defineSlotRecipe({
  className: 'tyre',
  jsx: [],
  slots: ['root', 'cell', 'name', 'scale', 'step', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      gap: '3',
      my: '3',
    },
    cell: { bg: 'surface', border: '1px solid token(colors.line)', borderRadius: 'control', padding: '3' },
    name: { fontSize: 'sm', lineHeight: 'sm', color: 'text2' },
    value: { textStyle: 'price', mt: '1' },
    scale: { display: 'flex', gap: '3px', mt: '2' },
    step: {
      flex: '1',
      height: '22px',
      display: 'grid',
      placeItems: 'center',
      fontSize: 'xs',
      lineHeight: '1',
      borderRadius: 'tag',
      bg: 'sunken',
      color: 'text2',
      '&[data-on]': { bg: 'ink', color: 'onInk', fontWeight: 'strong' },
    },
  },
});
