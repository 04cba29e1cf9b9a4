import { defineRecipe } from '@pandacss/dev';
import { press } from '#src/ui/theme/mixins.ts';

export const iconButton = defineRecipe({
  className: 'ib',
  jsx: [],
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    position: 'relative',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    ...press,
    '&:is(:disabled, [aria-disabled=true])': { color: 'text3', cursor: 'not-allowed' },
  },
  variants: {
    tone: {
      plain: { _pointed: { bg: 'sunken' }, _active: { bg: 'sunken' } },
      line: { border: 'token(borderWidths.strong) solid token(colors.lineStrong)', _pointed: { bg: 'sunken' } },
      ink: {
        bg: 'ink',
        color: 'onInk',
        '&:is(:disabled, [aria-disabled=true])': { bg: 'sunken', color: 'text3' },
        _pointed: { opacity: '0.9' },
      },
      /* beside other controls of a line: the bin */
      quiet: { color: 'text2', _pointed: { bg: 'sunken' } },
      /* on a picture plate */
      plate: { color: 'onPlate' },
    },
    size: { md: {}, lg: { minWidth: 'controlLg', minHeight: 'controlLg' } },
  },
  defaultVariants: { tone: 'plain', size: 'md' },
});
