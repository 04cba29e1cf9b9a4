import { defineSlotRecipe } from '@pandacss/dev';

/** A direction panel: accent surface, margin of 7 px, inner line of 2 px. One per screen. */
export const listel = defineSlotRecipe({
  className: 'listel',
  jsx: [],
  slots: ['root', 'frame', 'head', 'title', 'unit', 'list', 'item', 'row', 'count'],
  base: {
    root: {
      display: 'flex',
      bg: 'panel',
      color: 'onPanel',
      borderRadius: 'panel',
      padding: '7px',
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
    frame: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      border: '2px solid currentColor',
      borderRadius: '4px',
      padding: '4px 14px 6px',
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', padding: '12px 0 10px' },
    title: { textStyle: 'h3' },
    unit: { textStyle: 'label', '&[data-only=beside]': { hideBelow: 'xl' } },
    list: { flex: '1', display: 'flex', flexDirection: 'column' },
    item: {
      flex: '1',
      display: 'flex',
      borderTop: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
      '&[data-only=below]': { hideFrom: 'xl' },
      '&[data-only=beside]': { hideBelow: 'xl' },
    },
    row: {
      flex: '1',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '46px',
      fontSize: 'h3',
      fontWeight: 'label',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    count: { marginLeft: 'auto', fontWeight: 'strong', fontSize: 'body', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    tone: {
      area: {},
      /* the yellow diversion sign of the error pages, whatever the area */
      detour: {
        root: { bg: 'plateMoto', color: 'onPlateMoto' },
        frame: { padding: '0 18px' },
        head: { minHeight: '76px', padding: '0' },
        title: { textStyle: 'h2' },
      },
    },
  },
  defaultVariants: { tone: 'area' },
});
