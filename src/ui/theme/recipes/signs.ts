import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The road-number plate with its inner line: the only place where both accents stand side by side. */
export const cartouche = defineRecipe({
  className: 'cartouche',
  jsx: [],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    flex: 'none',
    margin: '1.5px',
    borderRadius: '3px',
    borderWidth: '1.25px',
    textStyle: 'cartouche',
    lineHeight: '1',
    letterSpacing: 'cartouche',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
  variants: {
    area: {
      auto: {
        bg: 'plateAuto',
        color: 'onPlateAuto',
        borderColor: 'onPlateAuto',
        boxShadow: '0 0 0 1.5px token(colors.plateAuto)',
      },
      moto: {
        bg: 'plateMoto',
        color: 'onPlateMoto',
        borderColor: 'onPlateMoto',
        boxShadow: '0 0 0 1.5px token(colors.plateMoto)',
      },
      off: {
        color: 'text2',
        borderColor: 'transparent',
        boxShadow: '0 0 0 1.5px token(colors.lineStrong)',
        borderRadius: '2px',
      },
    },
    size: {
      sm: { minHeight: '21px', px: '8px' },
      md: { minHeight: '27px', px: '10px', fontSize: 'sm' },
    },
  },
  defaultVariants: { area: 'auto', size: 'sm' },
});

export const areaSwitch = defineSlotRecipe({
  className: 'areas',
  jsx: [],
  slots: ['root', 'link'],
  base: {
    root: { display: 'flex' },
    link: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'touch',
      minWidth: 'touch',
      px: '1',
      borderRadius: 'control',
    },
  },
});

/** Line states: broken = still on this device, solid = sent, diamond = to check, double = refused. */
export const sync = defineSlotRecipe({
  className: 'sync',
  jsx: [],
  slots: ['root', 'mark'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sync', verticalAlign: 'middle' },
    mark: { width: 'dash', height: '14px', flex: 'none', fill: 'currentColor' },
  },
  variants: {
    state: {
      local: { root: { color: 'text2' } },
      sending: { root: { color: 'info' } },
      sent: { root: { color: 'success' } },
      check: { root: { color: 'warn' } },
      failed: { root: { color: 'danger' } },
    },
    /* in lists the sent state stays quiet */
    quiet: { true: { root: { color: 'lineStrong' } } },
  },
});

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

/** A direction panel: accent surface, margin of 7 px, inner line of 2 px. One per screen. */
export const listel = defineSlotRecipe({
  className: 'listel',
  jsx: [],
  slots: ['root', 'frame', 'head', 'title', 'unit', 'list', 'item', 'row', 'count'],
  base: {
    root: {
      display: 'flex',
      bg: 'panel',
      color: 'onPanel',
      borderRadius: 'panel',
      padding: '7px',
      '& :focus-visible': { outlineColor: 'currentColor' },
    },
    frame: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexDirection: 'column',
      border: '2px solid currentColor',
      borderRadius: '4px',
      padding: '4px 14px 6px',
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', padding: '12px 0 10px' },
    title: { textStyle: 'h3' },
    unit: { textStyle: 'label' },
    list: { flex: '1', display: 'flex', flexDirection: 'column' },
    item: { flex: '1', display: 'flex', borderTop: '1px solid color-mix(in srgb, currentColor 24%, transparent)' },
    row: {
      flex: '1',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '46px',
      fontSize: 'h3',
      fontWeight: 'label',
      _pointed: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    count: { marginLeft: 'auto', fontWeight: 'strong', fontSize: 'body', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    tone: {
      area: {},
      /* the yellow diversion sign of the error pages, whatever the area */
      detour: {
        root: { bg: 'plateMoto', color: 'onPlateMoto' },
        frame: { padding: '0 18px' },
        head: { minHeight: '76px', padding: '0' },
        title: { textStyle: 'h2' },
      },
    },
  },
  defaultVariants: { tone: 'area' },
});
