import { defineSlotRecipe } from '@pandacss/dev';
import { lit } from '#src/ui/theme/mixins.ts';

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
      aspectRatio: { base: 'var(--brand-ratio, 4 / 3)', lg: 'var(--brand-ratio, 6 / 5)' },
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
