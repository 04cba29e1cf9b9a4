import { defineSlotRecipe } from '@pandacss/dev';

/** A card with a wide picture: a vehicle for sale, an article to read. */
export const wideCard = defineSlotRecipe({
  className: 'wide',
  jsx: [],
  slots: ['root', 'picture', 'body', 'head', 'name', 'link', 'price', 'meta', 'action'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'panel',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      height: '100%',
    },
    picture: {
      display: 'block',
      position: 'relative',
      flex: 'none',
      aspectRatio: '16 / 9',
      backgroundImage: 'radial-gradient(90% 80% at 42% 34%, token(colors.plateLit), token(colors.plateShade))',
      /* out of the flow: a tall picture must not stretch the card */
      '& img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        objectFit: 'contain',
        padding: '1% 4%',
      },
    },
    body: { padding: '4', display: 'flex', flexDirection: 'column', flex: '1' },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' },
    name: { fontSize: 'h3', lineHeight: 'body', fontWeight: 'action', textWrap: 'pretty' },
    link: {
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'panel' },
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    price: { textStyle: 'price', whiteSpace: 'nowrap' },
    meta: { fontSize: 'md', lineHeight: 'md', color: 'text2', mt: '1', textWrap: 'pretty' },
    action: { mt: 'auto', pt: '4', position: 'relative', zIndex: '1', display: 'grid' },
  },
});
