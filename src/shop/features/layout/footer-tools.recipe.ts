import { defineSlotRecipe } from '@pandacss/dev';

/** Small switches in the footer: language, colours, cookies. */
export const footerTools = defineSlotRecipe({
  className: 'tools',
  jsx: [],
  slots: ['root', 'links', 'link', 'group'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '2', columnGap: '8', width: '100%' },
    links: { display: 'flex', flexWrap: 'wrap', columnGap: '5', flex: '1', minWidth: '240px' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '32px' },
      fontSize: 'sm',
      color: 'text2',
      _pointed: { color: 'text', textDecoration: 'underline' },
      '&[aria-pressed=true]': {
        color: 'text',
        fontWeight: 'strong',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
      },
    },
    group: { display: 'flex', columnGap: '4', alignItems: 'center', borderWidth: '0' },
  },
});
