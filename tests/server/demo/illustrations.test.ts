import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { illustrate } from '#demo/illustrations/illustrate.ts';
import { kinds } from '#demo/illustrations/kinds.ts';
import type { Kind } from '#demo/illustrations/kinds.ts';
import { line, widthOf } from '#demo/illustrations/lettering.ts';

function isKind(name: string): name is Kind {
  return name in kinds;
}

const names = Object.keys(kinds).filter(isKind);

const label = (mirrored: boolean) => line(100, 50, 20, 'RX4', '#000', { anchor: 'middle' }, mirrored);

describe('the drawings of the demo shop', () => {
  it.each(names)('draws %s as a picture that is not empty and asks for nothing outside itself', async (kind) => {
    const svg = illustrate(kind);
    expect(svg).not.toMatch(/undefined|NaN|href="http/u);
    const { channels } = await sharp(Buffer.from(svg), { density: 18 }).resize(64, 64).stats();
    const alpha = channels[3];
    expect(alpha?.max).toBe(255);
    expect(alpha?.min).toBe(0);
  });

  it('draws the same text for the same options and another for others', () => {
    const options = { color: '#b5322b', accent: '#ffffff', flip: true, tilt: 4 } as const;
    expect(illustrate('helmetFull', options)).toBe(illustrate('helmetFull', options));
    expect(illustrate('helmetFull', options)).not.toBe(illustrate('helmetFull', { ...options, color: '#b5322c' }));
  });

  it('turns labels back in a drawing that is turned over', () => {
    expect(label(true).replace('translate(200 0) scale(-1 1) ', '')).toBe(label(false));
    expect(illustrate('brakeDisc', { flip: true }).match(/scale\(-1 1\)/gu)).toHaveLength(1);
    expect(illustrate('caliper', { flip: true }).match(/scale\(-1 1\)/gu)).toHaveLength(2);
  });

  it('refuses a letter it cannot draw instead of leaving a hole', () => {
    expect(() => line(0, 0, 20, 'DOT 4 ☃', '#000')).toThrow(/no letter/u);
  });

  it('keeps a label within the width it measured', () => {
    expect(widthOf('5W-30', 42)).toBeGreaterThan(widthOf('5W-30', 21));
    expect(widthOf('5W-30', 42)).toBeCloseTo(2 * widthOf('5W-30', 21));
  });
});
