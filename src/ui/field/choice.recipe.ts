import { defineSlotRecipe } from '@pandacss/dev';

/** Checkbox and radio: the native control, drawn by us. */
export const choice = defineSlotRecipe({
  className: 'choice',
  jsx: [],
  slots: ['root', 'control', 'label', 'count', 'group'],
  base: {
    group: { display: 'flex', flexDirection: 'column' },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      fontSize: 'lg',
      lineHeight: 'lg',
      cursor: 'pointer',
    },
    control: {
      appearance: 'none',
      width: '22px',
      height: '22px',
      flex: 'none',
      bg: 'surface',
      border: '1.5px solid token(colors.lineStrong)',
      cursor: 'inherit',
      _disabled: { bg: 'sunken' },
      '&[aria-invalid=true]': { border: '2px solid token(colors.danger)' },
    },
    label: { minWidth: '0' },
    count: { marginLeft: 'auto', pl: '2', color: 'text3', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    kind: {
      checkbox: {
        control: {
          borderRadius: 'check',
          display: 'grid',
          placeItems: 'center',
          _after: {
            content: '""',
            display: 'none',
            width: '12px',
            height: '7px',
            borderLeft: '2px solid token(colors.onInk)',
            borderBottom: '2px solid token(colors.onInk)',
            transform: 'translateY(-1.5px) rotate(-45deg)',
          },
          '&:is(:checked, :indeterminate)': { bg: 'ink', borderColor: 'ink', _after: { display: 'block' } },
          '&:indeterminate::after': { height: '0', borderLeft: 'none', transform: 'none' },
        },
      },
      radio: { control: { borderRadius: '50%', '&:checked': { border: '6.5px solid token(colors.ink)' } } },
    },
    /* beside a list on a large screen */
    dense: { true: { root: { minHeight: { base: 'touch', lg: 'controlAdmin' }, fontSize: { lg: 'md' } } } },
    /* a long sentence: the box stays on its first line */
    top: { true: { root: { alignItems: 'flex-start', py: '2.5', fontSize: 'md' } } },
  },
  defaultVariants: { kind: 'checkbox' },
});
