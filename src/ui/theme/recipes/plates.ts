import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Every product picture lies on the same softly lit plate. */
const lit = {
  backgroundImage: 'radial-gradient(90% 80% at 42% 34%, token(colors.plateLit), token(colors.plateShade))',
  borderRadius: 'plate',
  position: 'relative',
  overflow: 'hidden',
  display: 'block',
  /* out of the flow: a tall photograph never stretches its plate */
  '& > :is(img, svg)': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'contain' },
} as const;

export const plate = defineRecipe({
  className: 'plate',
  jsx: [],
  base: lit,
  variants: {
    size: {
      fill: { aspectRatio: '1', '& img': { padding: '6%' } },
      line: { width: '84px', height: '84px', flex: 'none', '& img': { padding: '6%' } },
      row: { width: '60px', height: '60px', flex: 'none', '& img': { padding: '4%' } },
      thumb: { width: '48px', height: '48px', flex: 'none', '& img': { padding: '4%' } },
      wide: { aspectRatio: '16 / 9', borderRadius: '0', '& img': { objectFit: 'cover' } },
    },
    /* the drawing of the category where a photo is missing */
    stand: { true: { '& img, & svg': { opacity: '0.4' } } },
  },
  defaultVariants: { size: 'fill' },
});

export const productCard = defineSlotRecipe({
  className: 'card',
  jsx: [],
  slots: ['root', 'plate', 'tags', 'corner', 'brand', 'name', 'link', 'reference', 'foot', 'facts', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', position: 'relative', height: '100%' },
    plate: {
      ...lit,
      aspectRatio: '1',
      '& img': { padding: '6%' },
    },
    tags: { position: 'absolute', left: '2', top: '2', display: 'flex', gap: '1', zIndex: '1', pointerEvents: 'none' },
    corner: { position: 'absolute', right: '0', top: '0', zIndex: '2' },
    brand: { textStyle: 'label', color: 'text2', mt: '2.5', minHeight: '16px' },
    name: { textStyle: 'name', mt: '1px', mb: '1', minHeight: '40px', lineClamp: '2', textWrap: 'pretty' },
    /* the whole card is the target of its name */
    link: {
      _after: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'plate' },
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:focus-visible': {
        outline: 'none',
        _after: { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
      },
    },
    reference: { textStyle: 'ref', color: 'text3', minHeight: '18px', truncate: true },
    foot: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: '2', mt: 'auto', pt: '2' },
    facts: { minWidth: '0', minHeight: '42px' },
    actions: { position: 'relative', zIndex: '2', flex: 'none' },
  },
});

export const productGrid = defineRecipe({
  className: 'grid',
  jsx: [],
  base: { display: 'grid', columnGap: { base: '3', sm: '4', md: '5', lg: '6' }, rowGap: { base: '6', lg: '8' } },
  variants: {
    columns: {
      /* beside the facets */
      list: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        },
      },
      full: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(5, minmax(0, 1fr))',
        },
      },
      /* one line that scrolls, on every screen */
      strip: {
        gridAutoFlow: 'column',
        gridAutoColumns: { base: '172px', sm: '200px', xl: '240px' },
        justifyContent: 'start',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        mx: 'calc(-1 * var(--gutter))',
        px: 'var(--gutter)',
        py: '1',
        scrollPaddingInline: 'var(--gutter)',
        scrollbarWidth: { base: 'none', lg: 'thin' },
        '& > *': { scrollSnapAlign: 'start' },
      },
      /* one line that scrolls on a phone */
      shelf: {
        gridAutoFlow: { base: 'column', lg: 'row' },
        gridAutoColumns: { base: '172px', sm: '200px' },
        gridTemplateColumns: { lg: 'repeat(5, minmax(0, 1fr))' },
        overflowX: { base: 'auto', lg: 'visible' },
        scrollSnapType: 'x proximity',
        scrollbarWidth: 'none',
        mx: { base: 'calc(-1 * var(--gutter))', lg: '0' },
        px: { base: 'var(--gutter)', lg: '0' },
        py: '1',
        scrollPaddingInline: 'var(--gutter)',
        '& > *': { scrollSnapAlign: 'start' },
      },
    },
  },
  defaultVariants: { columns: 'list' },
});

export const tile = defineSlotRecipe({
  className: 'tile',
  jsx: [],
  slots: ['grid', 'root', 'plate', 'label'],
  base: {
    grid: {
      display: 'grid',
      gap: { base: '14px 10px', sm: '16px' },
      gridTemplateColumns: { base: 'repeat(auto-fill, minmax(78px, 1fr))', sm: 'repeat(8, minmax(0, 1fr))' },
    },
    root: {
      display: 'block',
      textAlign: 'center',
      borderRadius: 'plate',
      _pointed: { '& > :last-child': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
    plate: {
      ...lit,
      aspectRatio: '1',
      mb: '7px',
      '& img': { padding: '8%' },
    },
    label: {
      display: 'block',
      fontSize: 'sm',
      lineHeight: 'xs',
      fontWeight: '560',
      fontStretch: '95%',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
});

/** Asphalt, lit from the object: one product drawn large, cropped by the edge. */
export const hero = defineSlotRecipe({
  className: 'hero',
  jsx: [],
  slots: ['root', 'body', 'title', 'text', 'action', 'art', 'marking'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      isolation: 'isolate',
      display: 'flex',
      borderRadius: 'panel',
      minHeight: { base: '356px', lg: '476px' },
      color: 'white',
      bg: 'asphalt',
      backgroundImage:
        'radial-gradient(85% 90% at 74% 46%, token(colors.heroGlow) 0, token(colors.asphaltLit) 42%, token(colors.asphalt) 100%)',
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
    body: {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: { base: '26px 22px 24px', lg: '56px 56px 60px' },
    },
    title: { textStyle: { base: 'd3', lg: 'd1' }, mt: { base: '3', lg: '5' }, maxWidth: '12em' },
    text: {
      color: 'heroText',
      mt: { base: '2.5', lg: '3' },
      fontSize: { base: 'lg', lg: '1.125rem' },
      lineHeight: { base: 'lg', lg: '1.625rem' },
      maxWidth: { base: '11.5em', lg: '19em' },
    },
    action: { mt: 'auto', pt: '6' },
    art: {
      position: 'absolute',
      zIndex: '-1',
      right: { base: '-22%', lg: 'auto' },
      /* never under the title, however narrow the panel beside the departments: cropped by the edge instead */
      left: { lg: 'max(52%, 485px)' },
      bottom: { base: '-26%', lg: 'auto' },
      top: { lg: '50%' },
      width: { base: '87%', lg: 'min(54%, 562px)' },
      transform: { lg: 'translateY(-50%)' },
      aspectRatio: '1',
      '& img, & svg': { width: '100%', height: '100%', objectFit: 'contain' },
    },
    /* the broken line of the road, behind the object */
    marking: {
      position: 'absolute',
      zIndex: '-2',
      insetInline: '0',
      bottom: '22px',
      height: '4px',
      display: { base: 'none', lg: 'block' },
      opacity: '0.6',
      backgroundImage: 'repeating-linear-gradient(90deg, token(colors.heroText) 0 60px, transparent 60px 108px)',
    },
  },
});

/** Hero and direction panel side by side from xl on. */
export const heroLayout = defineRecipe({
  className: 'herorow',
  jsx: [],
  base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' } },
});

/** As wide as a phone's screen. */
const bleed = { mx: { base: 'calc(-1 * var(--gutter))', md: '0' } } as const;

export const gallery = defineSlotRecipe({
  className: 'gallery',
  jsx: [],
  slots: ['root', 'stage', 'strip', 'slide', 'tools', 'enlarge', 'thumbs', 'thumb', 'position', 'tags', 'dots', 'dot'],
  base: {
    root: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"stage"' },
    stage: {
      ...lit,
      ...bleed,
      gridArea: 'stage',
      borderRadius: { base: '0', md: 'plate' },
      minWidth: '0',
    },
    strip: {
      display: 'flex',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollBehavior: 'smooth',
      scrollbarWidth: 'none',
      outlineOffset: '-3px',
      cursor: 'zoom-in',
    },
    slide: {
      flex: '0 0 100%',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
      position: 'relative',
      aspectRatio: { base: '4 / 3', lg: '6 / 5' },
      '& img': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'contain', padding: '5%' },
    },
    tags: { position: 'absolute', left: '4', top: '4', display: 'flex', gap: '1', zIndex: '1' },
    /* over the stage, which goes on being scrolled beneath */
    tools: {
      ...bleed,
      gridArea: 'stage',
      position: 'relative',
      color: 'onPlate',
      pointerEvents: 'none',
      '& button': { pointerEvents: 'auto' },
      '@media (scripting: none)': { display: 'none' },
    },
    enlarge: { position: 'absolute', right: { base: '0.5', md: '2' }, top: { base: '0.5', md: '2' } },
    position: {
      position: 'absolute',
      right: { base: '4', lg: '2' },
      bottom: { base: '3', lg: '2' },
      display: 'flex',
      alignItems: 'center',
      /* a finger scrolls, and the larger view has arrows for everybody */
      '& button': { display: { base: 'none', lg: 'inline-grid' } },
    },
    dots: { position: 'absolute', left: '4', bottom: '3.5', display: { base: 'flex', lg: 'none' }, gap: '1' },
    dot: {
      width: '14px',
      height: '4px',
      bg: 'currentColor',
      opacity: '0.38',
      '&[data-on]': { width: '34px', opacity: '1' },
    },
    thumbs: {
      gridArea: 'thumbs',
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      gap: '3',
      '@media (scripting: none)': { display: 'none' },
    },
    thumb: {
      ...lit,
      width: '96px',
      aspectRatio: '1',
      '& img': { padding: '6%' },
      '&[aria-current]': { border: '2px solid token(colors.text)' },
    },
  },
  variants: {
    /* room for thumbnails, which come later */
    several: {
      true: {
        root: { gridTemplateColumns: { lg: '96px minmax(0, 1fr)' }, gridTemplateAreas: { lg: '"thumbs stage"' } },
      },
    },
  },
});

/** A picture over the whole screen, enlarged and moved behind its window. */
export const zoom = defineSlotRecipe({
  className: 'zoom',
  jsx: [],
  slots: ['root', 'bar', 'title', 'stage', 'picture', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: '100%',
      maxHeight: '100%',
      overflow: 'hidden',
      bg: 'surface',
      flexDirection: 'column',
      pb: 'env(safe-area-inset-bottom)',
      '&[open]': { display: 'flex', animation: 'appear token(durations.base) token(easings.out)' },
    },
    bar: { display: 'flex', alignItems: 'center', minHeight: 'topPhone', pl: '4', pr: '1.5' },
    title: { textStyle: 'ui', flex: '1', minWidth: '0', truncate: true, '&:focus': { outline: 'none' } },
    stage: {
      ...lit,
      borderRadius: '0',
      flex: '1',
      minHeight: '0',
      touchAction: 'none',
      userSelect: 'none',
      cursor: 'zoom-in',
      '&[data-larger]': { cursor: 'grab' },
    },
    picture: {
      position: 'absolute',
      inset: '0',
      transition: 'transform token(durations.base) token(easings.out)',
      /* under a finger it follows at once */
      '&[data-held]': { transition: 'none' },
      '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      minHeight: 'topPhone',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Pictures that overlap: what a quote or an order holds. */
export const thumbs = defineRecipe({
  className: 'thumbs',
  jsx: [],
  base: { display: 'flex', '& > * + *': { ml: '-6px', boxShadow: '-2px 0 0 token(colors.canvas)' } },
});
