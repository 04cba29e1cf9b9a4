import { defineSlotRecipe } from '@pandacss/dev';

/** Two or three exclusive answers side by side: a radio group in the shape of one control. */
export const segmented = defineSlotRecipe({
  className: 'segmented',
  jsx: [],
  slots: ['root', 'option', 'control', 'face'],
  base: {
    root: { display: 'flex', borderRadius: 'control', border: '1px solid token(colors.lineStrong)', bg: 'surface' },
    option: {
      flex: '1',
      position: 'relative',
      display: 'flex',
      cursor: 'pointer',
      /* answers are seen to be several before one is chosen */
      '& + &': { borderLeft: '1px solid token(colors.line)' },
    },
    control: { appearance: 'none', position: 'absolute', inset: '0', borderRadius: 'control', cursor: 'inherit' },
    face: {
      flex: '1',
      display: 'grid',
      placeItems: 'center',
      textAlign: 'center',
      minHeight: '46px',
      margin: '-1px',
      px: '2',
      borderRadius: 'control',
      fontWeight: '560',
      pointerEvents: 'none',
      'input:checked + &': { bg: 'ink', color: 'onInk', fontWeight: 'action' },
    },
  },
});
