import { defineSlotRecipe } from '@pandacss/dev';

export const stepper = defineSlotRecipe({
  className: 'step',
  jsx: [],
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      borderRadius: 'control',
      bg: 'surface',
      border: '1px solid token(colors.lineStrong)',
    },
    button: {
      display: 'grid',
      minHeight: 'touch',
      /* over the frame: the target keeps its 44 px */
      my: '-1px',
      placeItems: 'center',
      minWidth: 'touch',
      borderRadius: 'control',
      _pointed: { bg: 'sunken' },
      '&:is(:disabled, [aria-disabled=true])': { color: 'text3', cursor: 'not-allowed' },
    },
    value: {
      width: '32px',
      textAlign: 'center',
      fontWeight: 'strong',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'tag',
    },
  },
  variants: { size: { md: {}, lg: { button: { minHeight: 'controlLg' } } } },
  defaultVariants: { size: 'md' },
});
