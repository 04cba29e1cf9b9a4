import { defineSlotRecipe } from '@pandacss/dev';

const GAP = { small: '3', normal: '7', large: '14' } as const;

const grid = (count: number) => ({
  columns: {
    gridTemplateColumns: {
      md: `repeat(${Math.min(2, count)}, minmax(0, 1fr))`,
      lg: `repeat(${count}, minmax(0, 1fr))`,
    },
  },
});

/** Where a block stands on the page, and what lies in it. */
export const blockLayout = defineSlotRecipe({
  className: 'block',
  jsx: [],
  slots: ['frame', 'columns', 'spacer', 'rule', 'buttons', 'figure', 'caption', 'film', 'offer', 'stack', 'html'],
  base: {
    frame: { scrollMarginTop: '96px' },
    columns: {
      display: 'grid',
      gap: { base: '4', lg: '6' },
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > *': { pt: '0' },
    },
    spacer: { height: '7' },
    rule: { border: 'none', borderTop: '1px solid token(colors.line)' },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '3' },
    figure: { '& img': { width: '100%', height: 'auto', borderRadius: 'plate' } },
    caption: { color: 'text2', fontSize: 'md', lineHeight: 'md', mt: '2' },
    film: {
      position: 'relative',
      aspectRatio: '16 / 9',
      borderRadius: 'panel',
      overflow: 'hidden',
      bg: 'asphalt',
      color: 'white',
      '& > :is(img, iframe, video)': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        border: 'none',
      },
    },
    /* over the picture, on ground of its own */
    offer: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '3',
      padding: '4',
      textAlign: 'center',
      bg: 'rgb(18 23 24 / 72%)',
    },
    stack: { display: 'grid', gap: '2', alignContent: 'start' },
    html: { overflowX: 'auto', '& img': { maxWidth: '100%', height: 'auto' } },
  },
  variants: {
    space: {
      none: {},
      small: { frame: { pt: GAP.small } },
      normal: { frame: { pt: { base: GAP.normal, lg: '10' } } },
      large: { frame: { pt: { base: '10', lg: GAP.large } } },
    },
    background: {
      none: {},
      surface: { frame: { bg: 'surface', pb: GAP.normal, mt: '7' } },
      sunken: { frame: { bg: 'sunken', pb: GAP.normal, mt: '7' } },
      /* its words and lines are those of the dark */
      asphalt: { frame: { colorScheme: 'dark', bg: 'asphalt', color: 'text', pb: GAP.normal, mt: '7' } },
    },
    device: {
      all: {},
      phone: { frame: { display: { lg: 'none' } } },
      desktop: { frame: { display: { base: 'none', lg: 'block' } } },
    },
    count: { '1': {}, '2': grid(2), '3': grid(3), '4': grid(4), '5': grid(5), '6': grid(6) },
    phone: {
      one: {},
      two: { columns: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))' } } },
    },
    align: {
      top: { columns: { alignItems: 'start' } },
      center: { columns: { alignItems: 'center' }, buttons: { justifyContent: 'center' } },
      start: {},
    },
    height: {
      small: { spacer: { height: '3' } },
      normal: {},
      large: { spacer: { height: '14' } },
    },
  },
});
