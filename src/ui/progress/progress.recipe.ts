import { defineSlotRecipe } from '@pandacss/dev';

const bar = { borderRadius: '0', bg: 'ink' } as const;

export const progress = defineSlotRecipe({
  className: 'progress',
  jsx: [],
  slots: ['root', 'head', 'label', 'figure', 'bar', 'segments', 'segment'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '3', fontSize: 'md', lineHeight: 'md' },
    label: { fontWeight: 'label' },
    figure: { color: 'text2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    bar: {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: '6px',
      border: 'none',
      bg: 'line',
      '&::-webkit-progress-bar': { bg: 'line' },
      '&::-webkit-progress-value': bar,
      '&::-moz-progress-bar': bar,
    },
    segments: { display: 'flex', gap: '1.5' },
    segment: {
      flex: '1',
      height: '8px',
      bg: 'line',
      _highContrast: { border: '1px solid CanvasText' },
      '&[data-state=sent]': { bg: 'success', _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' } },
      '&[data-state=sending]': { backgroundImage: 'linear-gradient(90deg, token(colors.info) 40%, transparent 40%)' },
      '&[data-state=check]': { bg: 'warn' },
      '&[data-state=failed]': { bg: 'danger' },
    },
  },
});
