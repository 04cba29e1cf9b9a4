import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const icon = defineRecipe({
  className: 'ic',
  jsx: [],
  base: { fill: 'currentColor', flex: 'none', display: 'block' },
  variants: {
    size: {
      sm: { width: 'iconSm', height: 'iconSm' },
      md: { width: 'icon', height: 'icon' },
      lg: { width: 'iconLg', height: 'iconLg' },
      xl: { width: '40px', height: '40px' },
    },
    inline: { true: { display: 'inline-block', verticalAlign: '-4px' } },
  },
  defaultVariants: { size: 'md' },
});

export const brand = defineSlotRecipe({
  className: 'brand',
  jsx: [],
  slots: ['root', 'mark', 'word', 'ground', 'edge', 'dash'],
  base: {
    /* the word wraps out of sight before the area switch loses its place (large text, narrow screens) */
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      height: 'touch',
      overflow: 'hidden',
      borderRadius: 'tag',
    },
    mark: {
      width: { base: '26px', lg: '30px' },
      height: { base: '26px', lg: '30px' },
      my: { base: '9px', lg: '7px' },
      flex: 'none',
    },
    word: {
      fontStretch: '120%',
      fontWeight: 'mark',
      fontSize: '1.1875rem',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      whiteSpace: 'nowrap',
    },
    ground: { fill: 'ink' },
    edge: { stroke: 'onInk', strokeWidth: '1.6', fill: 'none' },
    dash: { fill: 'markDash' },
  },
});

export const tag = defineRecipe({
  className: 'tag',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '22px',
    px: '7px',
    borderRadius: 'tag',
    fontSize: 'xs',
    lineHeight: 'xs',
    fontWeight: '680',
    fontStretch: '96%',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      surface: { bg: 'surface', color: 'text' },
      outline: { bg: 'surface', color: 'text', border: '1px solid token(colors.line)' },
      promo: { bg: 'promo', color: 'white' },
      hero: { bg: { base: 'white', _moto: 'accent' }, color: { base: '#14191A', _moto: 'onAccent' } },
    },
  },
  defaultVariants: { tone: 'surface' },
});

/** Full dot in stock, ring when few are left, thin ring when none: never colour alone. */
export const stock = defineRecipe({
  className: 'stock',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: 'sm',
    color: 'text2',
    _before: {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      flex: 'none',
      borderColor: 'currentColor',
    },
  },
  variants: {
    state: {
      in: { _before: { border: '4px solid token(colors.success)' } },
      low: { _before: { border: '2.5px solid token(colors.warn)' } },
      out: { _before: { border: '1.5px solid token(colors.lineStrong)' } },
      unknown: { _before: { border: '1.5px dotted token(colors.lineStrong)' } },
    },
    size: { sm: {}, md: { fontSize: 'md', lineHeight: 'md' } },
  },
  defaultVariants: { state: 'in', size: 'sm' },
});

export const price = defineSlotRecipe({
  className: 'price',
  jsx: [],
  slots: ['root', 'now', 'was', 'note'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
    now: { textStyle: 'price', letterSpacing: 'price', wordSpacing: '0.12em', whiteSpace: 'nowrap' },
    was: {
      fontSize: 'sm',
      lineHeight: 'xs',
      color: 'text3',
      textDecoration: 'line-through',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    note: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      fontSize: 'md',
      lineHeight: 'md',
      color: 'text2',
    },
  },
  variants: {
    size: {
      /* the struck price stands above: both do not fit on one line of a card */
      card: {
        root: { flexDirection: 'column', alignItems: 'flex-start' },
        note: { fontSize: 'xs', lineHeight: 'xs', gap: '1' },
      },
      row: {
        root: { flexDirection: 'column', alignItems: 'flex-end' },
        now: { fontSize: 'body', lineHeight: 'body' },
        note: { justifyContent: 'flex-end', textAlign: 'right', textWrap: 'balance' },
      },
      total: { now: { fontSize: '1.5rem', lineHeight: '1.875rem' } },
      page: {
        now: {
          fontSize: { base: '2rem', lg: '2.5rem' },
          lineHeight: { base: '2.375rem', lg: '2.875rem' },
          letterSpacing: 'd1',
        },
        was: { fontSize: { base: 'body', lg: 'h3' }, lineHeight: 'body' },
      },
    },
    /* not live: the price stands back, its date stands under it */
    dated: { true: { now: { color: 'text2' } } },
  },
  compoundVariants: [{ size: 'page', dated: true, css: { now: { color: 'text' } } }],
  defaultVariants: { size: 'card' },
});
