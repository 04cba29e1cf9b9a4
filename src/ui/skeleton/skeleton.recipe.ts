import { defineRecipe } from '@pandacss/dev';

/** The shape of what comes; still under reduced motion, seen only after 120 ms. */
export const skeleton = defineRecipe({
  className: 'skel',
  jsx: [],
  base: {
    display: 'block',
    borderRadius: 'cartouche',
    backgroundImage: 'linear-gradient(90deg, token(colors.sunken), token(colors.line) 50%, token(colors.sunken))',
    backgroundSize: '200% 100%',
    animation: 'appear 1ms 120ms both, shimmer 1.6s linear infinite',
    _still: { animation: 'appear 1ms 120ms both!' },
  },
  variants: {
    shape: {
      text: { height: '14px', width: '100%' },
      short: { height: '14px', width: '45%' },
      title: { height: '24px', width: '70%' },
      square: { aspectRatio: 'var(--brand-ratio, 1)', width: '100%', borderRadius: 'plate' },
      wide: { aspectRatio: '4 / 3', width: '100%', borderRadius: 'plate' },
      block: { height: '120px', width: '100%' },
    },
  },
  defaultVariants: { shape: 'text' },
});
