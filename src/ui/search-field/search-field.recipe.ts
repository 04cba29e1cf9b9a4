import { defineSlotRecipe } from '@pandacss/dev';

export const searchField = defineSlotRecipe({
  className: 'search',
  jsx: [],
  slots: ['root', 'input', 'icon', 'hint', 'clear'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      flex: '1',
      minWidth: '0',
      borderRadius: 'control',
      bg: 'sunken',
      pl: '3.5',
      color: 'text2',
      '&:focus-within': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
    },
    icon: { flex: 'none' },
    input: {
      flex: '1',
      minWidth: '0',
      minHeight: 'control',
      px: '2.5',
      color: 'text',
      textOverflow: 'ellipsis',
      outline: 'none!',
      appearance: 'none',
      caretColor: 'accentText',
      _placeholder: { color: 'text2', opacity: '1' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    hint: { display: { base: 'none', xl: 'block' }, px: '4', fontSize: 'xs', whiteSpace: 'nowrap' },
    clear: {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      color: 'text',
      borderRadius: 'control',
    },
  },
  variants: {
    framed: { true: { root: { bg: 'surface', border: '1px solid token(colors.lineStrong)' } } },
  },
});
