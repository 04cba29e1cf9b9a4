import { defineSlotRecipe } from '@pandacss/dev';

/** Marks of the hero's pictures: a person changes them, never a clock. */
export const slides = defineSlotRecipe({
  className: 'slides',
  jsx: [],
  slots: ['root', 'marks', 'mark'],
  base: {
    root: { position: 'relative', display: 'grid', minWidth: '0' },
    /* on asphalt of their own: what lies behind may be as bright as it likes */
    marks: {
      position: 'absolute',
      right: { base: '3', lg: '6' },
      bottom: { base: '3', lg: '5' },
      display: 'flex',
      borderRadius: 'control',
      bg: 'asphalt',
    },
    mark: {
      width: 'touch',
      height: 'touch',
      display: 'grid',
      placeItems: 'center',
      _before: { content: '""', width: '22px', height: '4px', bg: 'heroText', opacity: '0.6' },
      '&[aria-current]::before': { opacity: '1', bg: 'white', width: '32px' },
      outlineOffset: '-2px',
      '&:focus-visible': { outlineColor: 'white' },
    },
  },
});
