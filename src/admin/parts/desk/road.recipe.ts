import { defineSlotRecipe } from '@pandacss/dev';

/** How far a step of the road is: the mark of its way to the next. */
const WAY = {
  done: 'linear-gradient(token(colors.ink), token(colors.ink))',
  coming: 'repeating-linear-gradient(90deg, token(colors.lineStrong) 0 8px, transparent 8px 14px)',
  half: 'linear-gradient(token(colors.ink), token(colors.ink)), repeating-linear-gradient(90deg, token(colors.lineStrong) 0 8px, transparent 8px 14px)',
} as const;

/** The life of something as a road: solid as far as done, half where a part is, dashed to come. */
export const road = defineSlotRecipe({
  className: 'way',
  jsx: [],
  slots: ['root', 'step'],
  base: {
    root: { display: 'flex', minWidth: '0' },
    step: {
      flex: '1',
      minWidth: '0',
      position: 'relative',
      pt: '5',
      pr: '2',
      fontSize: { base: 'xs', lg: 'sm' },
      lineHeight: { base: 'xs', lg: 'sm' },
      overflowWrap: 'anywhere',
      '& > b': { display: 'block', fontWeight: 'strong' },
      '& > span': { display: 'block', color: 'text2' },
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '0',
        width: '10px',
        height: '10px',
        borderRadius: 'full',
        bg: 'ink',
        _highContrast: { forcedColorAdjust: 'none' },
      },
      _after: {
        content: '""',
        position: 'absolute',
        top: '3px',
        left: '14px',
        right: '4px',
        height: '4px',
        backgroundImage: WAY.done,
        backgroundRepeat: 'no-repeat',
        _highContrast: { forcedColorAdjust: 'none' },
      },
      '&[data-state=half]::after': { backgroundImage: WAY.half, backgroundSize: '50% 100%, 100% 100%' },
      '&[data-state=coming]': {
        '&::before': { bg: 'surface', border: '2px solid token(colors.lineStrong)' },
        '&::after': { backgroundImage: WAY.coming },
      },
      '&[data-state=over]::before': { bg: 'lineStrong', borderRadius: 'tag' },
      '&:last-child::after': { display: 'none' },
      /* four steps are as many as a phone has room for: what the first says stands above */
      '&[data-wide]': { display: { base: 'none', lg: 'block' } },
    },
  },
});
