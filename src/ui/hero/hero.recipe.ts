import { defineSlotRecipe } from '@pandacss/dev';

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
