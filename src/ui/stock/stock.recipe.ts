import { defineRecipe } from '@pandacss/dev';

/** Full dot in stock, ring when few are left, thin ring when none: never colour alone. */
export const stock = defineRecipe({
  className: 'stock',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: 'sm',
    color: 'text2',
    _before: {
      content: '""',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      flex: 'none',
      borderColor: 'currentColor',
    },
  },
  variants: {
    state: {
      in: { _before: { border: '4px solid token(colors.success)' } },
      low: { _before: { border: '2.5px solid token(colors.warn)' } },
      out: { _before: { border: '1.5px solid token(colors.lineStrong)' } },
      unknown: { _before: { border: '1.5px dotted token(colors.lineStrong)' } },
    },
    size: { sm: {}, md: { fontSize: 'md', lineHeight: 'md' } },
  },
  defaultVariants: { state: 'in', size: 'sm' },
});
