import { defineSlotRecipe } from '@pandacss/dev';

export const note = defineSlotRecipe({
  className: 'note',
  jsx: [],
  slots: ['root', 'icon', 'body', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '12px 14px',
      borderRadius: 'control',
      fontSize: 'md',
      lineHeight: 'md',
      bg: 'sunken',
      color: 'text',
    },
    icon: { color: 'text2' },
    body: { minWidth: '0', flex: '1' },
    title: { fontWeight: 'strong' },
  },
  variants: {
    tone: {
      neutral: {},
      info: { root: { bg: 'infoSoft' }, icon: { color: 'info' } },
      warn: { root: { bg: 'warnSoft' }, icon: { color: 'warn' } },
      danger: { root: { bg: 'dangerSoft' }, icon: { color: 'danger' } },
      success: { root: { bg: 'successSoft' }, icon: { color: 'success' } },
    },
    /* one line across the screen, under the top bar */
    band: {
      true: {
        root: {
          borderRadius: '0',
          padding: '10px max(var(--gutter, 16px), calc((100% - 1312px) / 2))',
          minHeight: '41px',
          alignItems: 'center',
          borderBottom: '1px solid token(colors.line)',
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
