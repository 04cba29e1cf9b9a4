import { defineSlotRecipe } from '@pandacss/dev';

/** What happened, one under the other, on the marking of the road: a full dot for what is done, a ring for what is not. */
export const timeline = defineSlotRecipe({
  className: 'road',
  jsx: [],
  slots: ['root', 'step', 'when'],
  base: {
    root: { display: 'grid' },
    step: {
      position: 'relative',
      pl: '7',
      pb: '4',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      '&::before': {
        content: '""',
        position: 'absolute',
        left: '0',
        top: '5px',
        width: '14px',
        height: '14px',
        borderRadius: 'full',
        bg: 'accent',
        border: '2px solid token(colors.accent)',
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        left: '6px',
        top: '21px',
        bottom: '-3px',
        borderLeft: '2px solid token(colors.accent)',
      },
      '&:last-child::after': { display: 'none' },
      '&:last-child': { pb: '0' },
      '&[data-open]::before': { bg: 'transparent', borderColor: 'lineStrong' },
      '&:has(+ [data-open])::after': { borderLeftStyle: 'dashed', borderColor: 'lineStrong' },
    },
    when: { color: 'text2', fontSize: 'md', fontVariantNumeric: 'tabular-nums' },
  },
});
