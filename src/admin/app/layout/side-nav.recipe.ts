import { defineSlotRecipe } from '@pandacss/dev';

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** The menu: sections, entries, and under the current entry what lies below it. */
export const sideNav = defineSlotRecipe({
  className: 'snav',
  jsx: [],
  slots: ['head', 'brand', 'mark', 'word', 'root', 'section', 'heading', 'entry', 'label', 'below', 'sub'],
  base: {
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '60px',
      padding: '8px 8px 0 18px',
    },
    brand: { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', borderRadius: 'tag' },
    mark: { width: '26px', height: '26px', flex: 'none' },
    word: {
      fontStretch: '120%',
      fontWeight: 'mark',
      fontSize: '1.1875rem',
      lineHeight: '1.25',
      letterSpacing: '-0.03em',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    root: { padding: '4px 10px 24px' },
    section: { mt: '3' },
    heading: { textStyle: 'label', color: 'text3', padding: '6px 10px' },
    entry: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: { base: '44px', lg: '35px' },
      px: '10px',
      borderRadius: 'admin',
      border: '1px solid transparent',
      color: 'text2',
      fontWeight: 'ui',
      _pointed: { bg: 'sunken' },
      '&[aria-current], &[data-open]': {
        bg: 'surface',
        borderColor: 'line',
        color: 'text',
        fontWeight: 'strong',
      },
    },
    label: { minWidth: '0', flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    below: { py: '1' },
    sub: {
      display: 'flex',
      alignItems: 'center',
      position: 'relative',
      minHeight: { base: '44px', lg: '33px' },
      pl: '42px',
      pr: '2',
      borderRadius: 'admin',
      color: 'text2',
      _pointed: { bg: 'sunken' },
      '&[aria-current]': { color: 'text', fontWeight: 'strong' },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        left: '0',
        insetBlock: '7px',
        width: '3px',
        bg: 'ink',
        borderRadius: 'mark',
      },
    },
  },
  variants: {
    narrow: {
      true: {
        head: { px: '2', justifyContent: 'center' },
        section: { borderTop: '1px solid token(colors.line)', pt: '2' },
        heading: { display: 'none' },
        entry: { justifyContent: 'center', px: '0' },
        label: UNSEEN,
        word: UNSEEN,
        below: { display: 'none' },
      },
    },
  },
});
