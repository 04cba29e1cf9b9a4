import { defineSlotRecipe } from '@pandacss/dev';

export const loading = defineSlotRecipe({
  className: 'loading',
  jsx: [],
  slots: ['root', 'spinner', 'outline'],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      zIndex: 'toast',
      display: 'grid',
      placeItems: 'center',
      bg: 'color-mix(in srgb, token(colors.canvas) 72%, transparent)',
    },
    /* the shape of the page to come, under the bars that stick */
    outline: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: '4',
      overflow: 'hidden',
      bg: 'canvas',
      py: '4',
      '& .skel': { animationDelay: '0s', my: '2' },
    },
    spinner: {
      animation: 'turn token(durations.dash) linear infinite',
      fill: 'none',
      stroke: 'accent',
      strokeWidth: '6',
      _still: { animation: 'none!' },
    },
  },
});
