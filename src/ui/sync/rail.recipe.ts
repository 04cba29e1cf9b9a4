import { defineRecipe } from '@pandacss/dev';

const stroke = (image: string) => ({ _before: { backgroundImage: image } });

/** The same five states on the left edge of a line, an operation, a card. */
export const rail = defineRecipe({
  className: 'rail',
  jsx: [],
  base: {
    position: 'relative',
    pl: '4',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '2px',
      bottom: '2px',
      width: 'railWidth',
      borderRadius: 'mark',
      _highContrast: { backgroundImage: 'none', borderLeft: '4px solid CanvasText' },
    },
  },
  variants: {
    state: {
      none: { pl: '0', _before: { content: 'none' } },
      local: {
        ...stroke('repeating-linear-gradient(180deg, token(colors.lineStrong) 0 12px, transparent 12px 20px)'),
        '&::before': { _highContrast: { borderLeftStyle: 'dashed' } },
      },
      sending: {
        ...stroke(
          'linear-gradient(180deg, token(colors.info) 0 45%, transparent 45% 54%, token(colors.info) 54% 66%, transparent 66% 76%, token(colors.info) 76% 88%, transparent 88%)',
        ),
        '&::before': { _highContrast: { borderLeftStyle: 'dotted' } },
      },
      sent: stroke('linear-gradient(token(colors.success), token(colors.success))'),
      check: {
        ...stroke('linear-gradient(token(colors.warn), token(colors.warn))'),
        _after: {
          content: '""',
          position: 'absolute',
          left: '-3px',
          top: 'calc(50% - 5px)',
          width: '10px',
          height: '10px',
          bg: 'warn',
          transform: 'rotate(45deg)',
          boxShadow: '0 0 0 2px var(--ground, token(colors.canvas))',
          _highContrast: { border: '5px solid CanvasText' },
        },
      },
      failed: {
        _before: {
          width: '5px',
          backgroundImage:
            'linear-gradient(90deg, token(colors.danger) 0 1.5px, transparent 1.5px 3px, token(colors.danger) 3px)',
        },
        '&::before': { _highContrast: { borderLeftStyle: 'double' } },
      },
    },
  },
  defaultVariants: { state: 'none' },
});
