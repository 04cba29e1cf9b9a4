import { defineSlotRecipe } from '@pandacss/dev';

/** Settings one under another: the control at the left, where its value comes from at the right. */
export const settings = defineSlotRecipe({
  className: 'settings',
  jsx: [],
  slots: ['places', 'counted', 'sections', 'section', 'title', 'row', 'origin', 'mark', 'shown'],
  base: {
    places: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '3',
      '& > *': { flex: { base: '1 1 140px', md: '0 0 auto' } },
    },
    counted: { color: 'text2', textStyle: 'ui', minHeight: 'touch', display: 'flex', alignItems: 'center' },
    sections: { display: 'grid', gap: '7', minWidth: '0' },
    section: { display: 'grid', minWidth: '0' },
    title: { textStyle: 'h3', pb: '2' },
    row: {
      display: 'grid',
      gap: '2',
      py: '3',
      minWidth: '0',
      borderTop: '1px solid token(colors.line)',
      gridTemplateColumns: { lg: 'minmax(0, 1fr) 300px' },
      columnGap: { lg: '6' },
    },
    origin: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignSelf: 'start',
      columnGap: '2',
      minHeight: 'touch',
      pt: { lg: '6' },
      textStyle: 'ui',
      color: 'text2',
      '& > button': { ml: 'auto' },
      /* what counts for everybody needs no line of its own on a phone */
      '&[data-plain]': { display: { base: 'none', lg: 'flex' } },
    },
    mark: {
      flex: 'none',
      width: '4px',
      height: '16px',
      backgroundImage: 'repeating-linear-gradient(token(colors.lineStrong) 0 4px, transparent 4px 6px)',
      '&[data-own]': { backgroundImage: 'none', bg: 'ink' },
    },
    shown: {
      minHeight: 'touch',
      display: 'flex',
      alignItems: 'center',
      px: '3',
      py: '2',
      bg: 'sunken',
      color: 'text2',
      border: '1px solid token(colors.line)',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
});
