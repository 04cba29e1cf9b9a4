import { defineSlotRecipe } from '@pandacss/dev';

export const errorSummary = defineSlotRecipe({
  className: 'errors',
  jsx: [],
  slots: ['root', 'title', 'list', 'link', 'icon', 'body'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '3.5',
      borderRadius: 'panel',
      bg: 'dangerSoft',
      '&:focus': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
    },
    icon: { color: 'danger' },
    body: { minWidth: '0', flex: '1' },
    title: { fontSize: 'md', lineHeight: 'md', fontWeight: '680' },
    list: { mt: '0.5' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '28px' },
      fontSize: 'md',
      lineHeight: 'md',
      fontWeight: '560',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
