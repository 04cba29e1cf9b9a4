import { defineSlotRecipe } from '@pandacss/dev';
import { box } from '#src/ui/theme/mixins.ts';

export const select = defineSlotRecipe({
  className: 'select',
  jsx: [],
  slots: ['root', 'control', 'icon', 'press'],
  base: {
    root: { position: 'relative', display: 'block' },
    control: { ...box, appearance: 'none', pr: '10', textOverflow: 'ellipsis' },
    /* at the end of a field of text: show what is typed */
    press: { position: 'absolute', right: '0', top: '0' },
    icon: { position: 'absolute', right: '3', top: 'calc(50% - 10px)', pointerEvents: 'none' },
  },
  variants: {
    /* looks like a chip: sorting above a list */
    chip: {
      true: {
        root: { display: 'inline-block', maxWidth: '100%' },
        control: {
          minHeight: 'touch',
          width: 'auto',
          maxWidth: '100%',
          /* as wide as the answer, not as the longest one */
          fieldSizing: 'content',
          pr: '36px',
          textStyle: 'ui',
          fontSize: { base: 'body', lg: 'md' },
        },
      },
    },
  },
});
