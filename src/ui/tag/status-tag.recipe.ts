import { defineRecipe } from '@pandacss/dev';

/** The state of an order, a parcel, a payment: a word on its soft ground. */
export const statusTag = defineRecipe({
  className: 'status',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '28px',
    px: '2.5',
    borderRadius: 'tag',
    textStyle: 'ui',
    fontWeight: 'label',
  },
  variants: {
    tone: {
      warn: { bg: 'warnSoft', color: 'warn' },
      info: { bg: 'infoSoft', color: 'info' },
      success: { bg: 'successSoft', color: 'success' },
      danger: { bg: 'dangerSoft', color: 'danger' },
      neutral: { bg: 'softButton', color: 'text2' },
      dark: { bg: 'text2', color: 'surface' },
      violet: { bg: 'quoteSoft', color: 'quote' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
