import { defineSlotRecipe } from '@pandacss/dev';

/** The European tyre label: three classes, each on its scale. */
export const tyreLabel = defineSlotRecipe({
  className: 'tyre',
  jsx: [],
  slots: ['root', 'cell', 'name', 'scale', 'step', 'value'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      gap: '3',
      my: '3',
    },
    cell: { bg: 'surface', border: '1px solid token(colors.line)', borderRadius: 'control', padding: '3' },
    name: { fontSize: 'sm', lineHeight: 'sm', color: 'text2' },
    value: { textStyle: 'price', mt: '1' },
    scale: { display: 'flex', gap: '3px', mt: '2' },
    step: {
      flex: '1',
      height: '22px',
      display: 'grid',
      placeItems: 'center',
      fontSize: 'xs',
      lineHeight: '1',
      borderRadius: 'tag',
      bg: 'sunken',
      color: 'text2',
      '&[data-on]': { bg: 'ink', color: 'onInk', fontWeight: 'strong' },
    },
  },
});
