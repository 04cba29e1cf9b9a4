import { defineTextStyles } from '@pandacss/dev';

/** Width is hierarchy: titles are wide (112 %), references are narrow (86 %). */
export const textStyles = defineTextStyles({
  d1: {
    value: {
      fontWeight: '720',
      fontStretch: '112%',
      fontSize: 'd1',
      lineHeight: 'd1',
      letterSpacing: 'd1',
      textWrap: 'balance',
    },
  },
  d2: {
    value: {
      fontWeight: '720',
      fontStretch: '112%',
      fontSize: 'd2',
      lineHeight: 'd2',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  d3: {
    value: {
      fontWeight: '720',
      fontStretch: '112%',
      fontSize: 'd3',
      lineHeight: 'd3',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  h1: {
    value: {
      fontWeight: '720',
      fontStretch: '112%',
      fontSize: 'h1',
      lineHeight: 'h1',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  h2: {
    value: {
      fontWeight: '720',
      fontStretch: '112%',
      fontSize: 'h2',
      lineHeight: 'h2',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  h3: {
    value: {
      fontWeight: '720',
      fontStretch: '106%',
      fontSize: 'h3',
      lineHeight: 'h3',
      letterSpacing: 'display',
      textWrap: 'balance',
    },
  },
  body: { value: { fontWeight: '400', fontStretch: '100%', fontSize: 'body', lineHeight: 'body' } },
  name: { value: { fontWeight: '540', fontStretch: '100%', fontSize: 'lg', lineHeight: 'lg' } },
  ui: { value: { fontWeight: '560', fontStretch: '100%', fontSize: 'md', lineHeight: 'md' } },
  label: { value: { fontWeight: '600', fontStretch: '90%', fontSize: 'xs', lineHeight: 'xs' } },
  ref: {
    value: {
      fontWeight: '400',
      fontStretch: '86%',
      fontSize: 'sm',
      lineHeight: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  sync: {
    value: {
      fontWeight: '560',
      fontStretch: '94%',
      fontSize: 'sm',
      lineHeight: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  price: {
    value: {
      fontWeight: '720',
      fontStretch: '100%',
      fontSize: 'price',
      lineHeight: 'price',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  cartouche: { value: { fontWeight: '740', fontStretch: '104%', fontSize: 'xs', lineHeight: 'xs' } },
});
