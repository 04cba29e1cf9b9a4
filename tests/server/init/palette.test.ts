import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandingCss } from '#server/platform/settings/branding-css.ts';
import { contrast, deriveAccent, labelOn, readableOn } from '#core/settings/values/palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('accents derived from a brand colour', () => {
  it('are readable on every ground, whatever the colour', () => {
    fc.assert(
      fc.property(colour, (brand) => {
        const { light, dark } = deriveAccent(brand);
        for (const accent of [light, dark]) {
          expect(contrast(accent.solid, accent.on)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent.hover, accent.on)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accent.panel, accent.onPanel)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['#FFFFFF', '#F3F4F1', '#EAECE8', light.soft])
          expect(contrast(light.text, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['#161B1D', '#0E1213', dark.soft])
          expect(contrast(dark.text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('a colour that was chosen', () => {
  it('is moved as far as it can be read, and stays as it is where it can', () => {
    for (const grounds of [['#FFFFFF', '#F3F4F1', '#EAECE8'], ['#161B1D', '#0E1213'], ['#485254'], ['#B6BFBD']])
      fc.assert(
        fc.property(colour, (chosen) => {
          const worn = readableOn(chosen, grounds);
          for (const ground of grounds) expect(contrast(worn, ground)).toBeGreaterThanOrEqual(4.5);
          expect(readableOn(worn, grounds)).toBe(worn);
        }),
      );
  });

  it('as a ground has a label that can be read on it', () => {
    fc.assert(
      fc.property(colour, colour, (ground, wished) => {
        const on = labelOn(ground, wished);
        expect(contrast(ground, on)).toBeGreaterThanOrEqual(4.18);
        if (contrast(ground, wished) >= 4.5) expect(on).toBe(wished);
      }),
    );
  });
});

const HASH = '0123456789abcdef';
const picture = (end: string) => `/media/${HASH}${end}`;

describe('the branding stylesheet', () => {
  it('declares every role of an area in both modes', () => {
    const css = brandingCss({ colors: [{ id: 'auto-primary', value: '#0B2A6B' }] });
    for (const role of ['solid', 'hover', 'on', 'text', 'soft', 'panel', 'onpanel'])
      for (const mode of ['', '-dark']) expect(css).toMatch(new RegExp(`--brand-auto-${role}${mode}:#[0-9A-F]{6}`));
    expect(css).not.toContain('moto');
  });

  it('lets nothing through that is not a colour, nor a ratio of the registry', () => {
    const colors = ['auto-primary', 'primary', 'link'].map((id) => ({ id, value: 'red;}body{display:none' }));
    expect(brandingCss({ colors, displayRatio: '1;}body{display:none' })).toBe('');
  });

  it('leaves the tuned colours of the demo brand alone', () => {
    const colors = [
      { id: 'auto-primary', value: '#00664a' },
      { id: 'header-bg', value: '#ffffff' },
      { id: 'footer-bg', value: '#14191A' },
    ];
    expect(brandingCss({ colors, displayRatio: '1/1' })).toBe('');
  });

  it.each([
    ['primary', 'ink'],
    ['secondary', 'sunken'],
    ['accent', 'promo'],
    ['dark', 'surface-dark'],
    ['dark-page', 'canvas-dark'],
    ['light', 'canvas'],
    ['positive', 'success'],
    ['negative', 'danger'],
    ['info', 'info'],
    ['warning', 'warn'],
    ['header-bg', 'header'],
    ['header-text', 'onheader'],
    ['footer-bg', 'footer'],
    ['footer-text', 'onfooter'],
    ['button-text', 'onink'],
    ['link', 'link'],
  ])('%s is worn as %s', (id, variable) => {
    expect(brandingCss({ colors: [{ id, value: '#123456' }] })).toContain(`--brand-${variable}:`);
  });

  it('says the ratio of the pictures of products, unless it is the square of the design', () => {
    expect(brandingCss({ colors: [], displayRatio: '4/3' })).toBe(':root{--brand-ratio:4/3}');
  });

  it('shows the logo of the width and of the theme, and the nearest where one is missing', () => {
    const images = { logoDesktop: picture('-240.svg'), logoMobile: null, logoMobileDark: picture('-120.svg') };
    const css = brandingCss({ colors: [], images });
    expect(css).toContain('--brand-drawn:none');
    expect(css).toContain(`:root{--brand-logo:url(${picture('-240.svg')})}`);
    expect(css).toContain(`}[data-theme=dark]{--brand-logo:url(${picture('-120.svg')})}`);
    expect(css).not.toContain('url(null)');
  });

  it('stands the background behind the page, under a veil', () => {
    expect(brandingCss({ colors: [], images: { backgroundFront: picture('.jpg') } })).toBe(
      `body{background-image:var(--page-veil),url(${picture('.jpg')})}`,
    );
  });
});
