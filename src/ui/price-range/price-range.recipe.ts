import { defineSlotRecipe } from '@pandacss/dev';

/** Histogram, two thumbs, two fields: the fields are the accessible way, the thumbs the quick one. */
export const priceRange = defineSlotRecipe({
  className: 'range',
  jsx: [],
  slots: ['root', 'stage', 'chart', 'bar', 'track', 'thumb', 'fields', 'field', 'to'],
  base: {
    root: { minWidth: '0' },
    stage: { position: 'relative', height: '58px', mx: '0.5' },
    chart: { position: 'absolute', left: '10px', width: 'calc(100% - 20px)', bottom: '20px', height: '38px' },
    bar: { fill: 'lineStrong', fillOpacity: '0.35', '&[data-in]': { fill: 'text', fillOpacity: '0.75' } },
    track: { fill: 'line', '&[data-in]': { fill: 'text' } },
    thumb: {
      appearance: 'none',
      position: 'absolute',
      left: '0',
      bottom: '0',
      width: '100%',
      height: '44px',
      pointerEvents: 'none',
      '&::-webkit-slider-thumb': {
        appearance: 'none',
        pointerEvents: 'auto',
        width: '24px',
        height: '24px',
        borderRadius: '50%',
        bg: 'surface',
        border: '2.5px solid token(colors.text)',
        cursor: 'grab',
      },
      '&::-moz-range-thumb': {
        boxSizing: 'border-box',
        pointerEvents: 'auto',
        width: '24px',
        height: '24px',
        borderRadius: '50%',
        bg: 'surface',
        border: '2.5px solid token(colors.text)',
        cursor: 'grab',
      },
      _focusVisible: {
        outline: 'none',
        '&::-webkit-slider-thumb': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
        '&::-moz-range-thumb': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
      },
    },
    fields: { display: 'flex', alignItems: 'flex-end', gap: '3', mt: '2' },
    field: { flex: '1', minWidth: '0' },
    to: { display: { base: 'none', lg: 'block' }, pb: '2.5', color: 'text2' },
  },
});
