import { defineSlotRecipe } from '@pandacss/dev';
import { darkPart } from '#src/ui/theme/dark-part.ts';
import { lit } from '#src/ui/theme/mixins.ts';

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
  slots: [
    'frame',
    'section',
    'columns',
    'spacer',
    'rule',
    'buttons',
    'figure',
    'plate',
    'caption',
    'gallery',
    'single',
    'logos',
    'logo',
    'film',
    'offer',
    'stack',
    'html',
  ],
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
    /* the title above says where it begins */
    section: { '& > :first-child': { pt: '0' } },
    /* what is cut out lies on a plate, as articles do; a photograph covers it. Never higher than a screen shows */
    figure: {
      '& img': {
        display: 'block',
        width: '100%',
        height: 'auto',
        maxHeight: '560px',
        objectFit: 'contain',
        borderRadius: 'plate',
        backgroundImage: lit.backgroundImage,
      },
    },
    plate: { ...lit, aspectRatio: '4 / 3' },
    caption: { color: 'text2', fontSize: 'md', lineHeight: 'md', mt: '2' },
    gallery: {
      display: 'grid',
      gap: { base: '3', lg: '6' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    },
    /* as large as on a shelf */
    single: { maxWidth: '320px' },
    logos: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    },
    logo: {
      display: 'grid',
      placeItems: 'center',
      minHeight: '88px',
      height: '100%',
      px: '4',
      py: '3',
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      fontWeight: 'strong',
      textAlign: 'center',
      '& img': { width: '100%', height: '56px', objectFit: 'contain' },
      '&:is(a)': { _pointed: { borderColor: 'lineStrong' } },
    },
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
      normal: {
        frame: {
          pt: { base: GAP.normal, lg: '10' },
          /* a title belongs to what follows it */
          '[data-heading] + &': { pt: '4' },
        },
      },
      large: { frame: { pt: { base: '10', lg: GAP.large } } },
    },
    background: {
      none: {},
      surface: { frame: { bg: 'surface', pb: GAP.normal, mt: '7' } },
      sunken: { frame: { bg: 'sunken', pb: GAP.normal, mt: '7' } },
      /* its words and lines are those of the dark */
      asphalt: { frame: { ...darkPart, colorScheme: 'dark', bg: 'asphalt', color: 'text', pb: GAP.normal, mt: '7' } },
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
