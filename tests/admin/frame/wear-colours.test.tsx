import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#core/settings/values/palette.ts';
import { wearColours } from '#src/admin/app/layout/wear-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

function worn(colours: Record<string, string>) {
  const root = document.createElement('html');
  wearColours(
    Object.entries(colours).map(([id, value]) => ({ id, value })),
    root,
  );
  return (name: string): string => root.style.getPropertyValue(`--brand-${name}`);
}

test('the back office wears the colours chosen for it, and those of its design where none are', () => {
  const plain = worn({ primary: '#FF0000', 'admin-primary': '#14191A' });
  expect(['ink', 'onink', 'drawer'].map(plain)).toEqual(['', '', '']);
  const own = worn({ 'admin-primary': '#0B2A6B', 'admin-drawer-bg': '#EEF2FA' });
  expect(['ink', 'onink', 'drawer'].map(own)).toEqual(['#0B2A6B', '#FFFFFF', '#EEF2FA']);
});

test('whatever is chosen, what is written in it and on it can be read', () => {
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      const own = worn({ 'admin-primary': ink, 'admin-drawer-bg': ground });
      if (own('ink') !== '') {
        expect(contrast(own('ink'), '#EAECE8')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(own('ink'), own('onink'))).toBeGreaterThanOrEqual(4.5);
      }
      if (own('drawer') !== '') expect(contrast(own('drawer'), '#5F6A6C')).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour taken back is taken off', () => {
  const root = document.createElement('html');
  wearColours([{ id: 'admin-primary', value: '#0B2A6B' }], root);
  wearColours([], root);
  expect(root.style.getPropertyValue('--brand-ink')).toBe('');
});
