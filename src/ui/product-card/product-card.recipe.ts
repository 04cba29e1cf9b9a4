import { defineSlotRecipe } from '@pandacss/dev';
import { lit } from '#src/ui/theme/mixins.ts';

export const productCard = defineSlotRecipe({
  className: 'card',
  jsx: [],
  slots: ['root', 'plate', 'tags', 'corner', 'brand', 'name', 'link', 'reference', 'foot', 'facts', 'actions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', position: 'relative', height: '100%' },
    plate: {
      ...lit,
      aspectRatio: 'var(--brand-ratio, 1)',
      '& img': { padding: '6%' },
    },
    tags: { position: 'absolute', left: '2', top: '2', display: 'flex', gap: '1', zIndex: '1', pointerEvents: 'none' },
    corner: { position: 'absolute', right: '0', top: '0', zIndex: '2' },
    brand: { textStyle: 'label', color: 'text2', mt: '2.5', minHeight: '16px' },
    name: { textStyle: 'name', mt: '1px', mb: '1', minHeight: '40px', lineClamp: '2', textWrap: 'pretty' },
    /* the whole card is the target of its name */
    link: {
      _after: { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'plate' },
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:focus-visible': {
        outline: 'none',
        _after: { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
      },
    },
    reference: { textStyle: 'ref', color: 'text3', minHeight: '18px', truncate: true },
    foot: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', gap: '2', mt: 'auto', pt: '2' },
    facts: { minWidth: '0', minHeight: '42px' },
    actions: { position: 'relative', zIndex: '2', flex: 'none' },
  },
});
