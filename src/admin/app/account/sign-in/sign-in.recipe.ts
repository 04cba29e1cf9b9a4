import { defineSlotRecipe } from '@pandacss/dev';
import { INK_ACCENT } from '#src/admin/app/layout/ink-accent.ts';

/** The pages of who is not signed in: the shop's asphalt on the left, the form on the right. */
export const signIn = defineSlotRecipe({
  className: 'signin',
  jsx: [],
  slots: [
    'root',
    'picture',
    'brand',
    'mark',
    'word',
    'road',
    'foot',
    'side',
    'column',
    'title',
    'lead',
    'label',
    'back',
  ],
  base: {
    root: {
      minHeight: '100dvh',
      bg: 'surface',
      ...INK_ACCENT,
      display: { lg: 'grid' },
      gridTemplateColumns: { lg: 'minmax(0, 1.57fr) minmax(440px, 1fr)' },
    },
    picture: {
      display: { base: 'none', lg: 'flex' },
      flexDirection: 'column',
      justifyContent: 'space-between',
      position: 'relative',
      overflow: 'hidden',
      padding: '44px 48px',
      color: 'white',
      bg: '#121718',
      backgroundImage: 'radial-gradient(70% 60% at 52% 46%, #2A3234, #121718)',
      '& > img': { position: 'absolute', inset: '0', width: '100%', height: '100%', objectFit: 'cover' },
      '& > :not(img)': { position: 'relative' },
    },
    brand: { display: 'flex', alignItems: 'center', gap: '2' },
    mark: { width: '28px', height: '28px', flex: 'none' },
    word: { fontStretch: '120%', fontWeight: 'mark', fontSize: '1.1875rem', letterSpacing: '-0.03em' },
    road: {
      position: 'absolute!',
      insetInline: '0',
      bottom: '128px',
      height: '4px',
      backgroundImage: 'repeating-linear-gradient(90deg, #A9B1AF 0 62px, transparent 62px 122px)',
    },
    foot: { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'md', color: '#DCE1DF' },
    side: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      padding: '32px 20px',
      minHeight: '100dvh',
    },
    /* forms bring their own room, a lone way on has none */
    column: { width: '100%', maxWidth: '368px', display: 'grid', gap: '1', '& > a': { mt: '4', mb: '2' } },
    title: { textStyle: 'h1' },
    lead: { fontSize: 'md', lineHeight: 'md', color: 'text2' },
    label: { display: 'flex', justifyContent: 'space-between', gap: '2' },
    back: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '2', fontSize: 'md' },
  },
});
