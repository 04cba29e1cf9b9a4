import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandingCss } from '#server/platform/settings/branding.ts';
import { contrast, deriveAccent } from '#server/platform/settings/palette.ts';

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

describe('the branding stylesheet', () => {
  it('declares every role of an area in both modes', () => {
    const css = brandingCss([{ id: 'auto-primary', value: '#0B2A6B' }]);
    for (const role of ['solid', 'hover', 'on', 'text', 'soft', 'panel', 'onpanel'])
      for (const mode of ['', '-dark']) expect(css).toMatch(new RegExp(`--brand-auto-${role}${mode}:#[0-9A-F]{6}`));
    expect(css).not.toContain('moto');
  });

  it('lets nothing through that is not a colour', () => {
    expect(brandingCss([{ id: 'auto-primary', value: 'red;}body{display:none' }])).toBe('');
  });

  it('leaves the tuned colours of the demo brand alone', () => {
    expect(brandingCss([{ id: 'auto-primary', value: '#00664a' }])).toBe('');
  });
});
