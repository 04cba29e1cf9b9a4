import { defineSlotRecipe } from '@pandacss/dev';

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
