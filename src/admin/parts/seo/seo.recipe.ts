import { defineSlotRecipe } from '@pandacss/dev';

/** Counters, the result of a search as it is drawn elsewhere, the card of a shared link. */
export const seoEditor = defineSlotRecipe({
  className: 'seo',
  jsx: [],
  slots: [
    'counter',
    'previews',
    'preview',
    'card',
    'caption',
    'trail',
    'result',
    'text',
    'checks',
    'check',
    'sharedCard',
    'picture',
    'words',
    'title',
  ],
  base: {
    counter: { color: 'text2' },
    previews: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'flex-start' },
    preview: {
      width: '100%',
      maxWidth: '640px',
      p: '4',
      border: '1px solid token(colors.line)',
      borderRadius: 'control',
      bg: 'surface',
      overflowWrap: 'anywhere',
      '&[data-phone]': { maxWidth: '380px' },
    },
    card: { width: '100%', maxWidth: '520px', overflowWrap: 'anywhere' },
    sharedCard: {
      border: '1px solid token(colors.line)',
      borderRadius: 'control',
      bg: 'canvas',
      overflow: 'hidden',
    },
    /* the shape that other sites cut it to */
    picture: { display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover', bg: 'sunken' },
    words: { p: '4' },
    title: { fontWeight: 'strong', py: '1' },
    caption: { fontSize: 'xs', fontWeight: 'label', color: 'text2', pb: '2' },
    trail: { fontSize: 'xs', color: 'text2' },
    result: { fontSize: 'lg', color: 'link', py: '1' },
    text: { color: 'text2' },
    checks: { display: 'flex', flexDirection: 'column', gap: '2' },
    check: { display: 'flex', gap: '2', alignItems: 'center' },
  },
  variants: {
    advice: {
      empty: { counter: { color: 'danger' } },
      inherited: { counter: { color: 'text2' } },
      unusual: { counter: { color: 'warn' } },
      good: { counter: { color: 'success' } },
    },
  },
});
