import { defineSlotRecipe } from '@pandacss/dev';

export const shortcuts = defineSlotRecipe({
  className: 'keys',
  jsx: [],
  slots: ['group', 'title', 'row', 'keys', 'key'],
  base: {
    group: { '& + &': { mt: '5' } },
    title: { fontWeight: 'strong', pb: '1' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '36px',
      borderBottom: '1px solid token(colors.line)',
    },
    keys: { display: 'flex', gap: '1' },
    key: {
      minWidth: '24px',
      px: '1.5',
      textAlign: 'center',
      borderRadius: 'tag',
      border: '1px solid token(colors.line)',
      color: 'text2',
      fontSize: 'xs',
      fontWeight: 'label',
      fontFamily: 'body',
    },
  },
});
