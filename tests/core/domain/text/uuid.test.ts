import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedUuid, isUuid } from '#core/domain/text/uuid.ts';

const name = fc.oneof(fc.uuid(), fc.string({ maxLength: 60 }));

describe('a derived UUID', () => {
  it('is a UUID of version 8, and always the same for the same two names', () => {
    fc.assert(
      fc.property(name, name, (from, by) => {
        const made = derivedUuid(from, by);
        expect(isUuid(made)).toBe(true);
        expect([made[14], made[19]]).toEqual(['8', '8']);
        expect(derivedUuid(from, by)).toBe(made);
      }),
    );
  });

  it('is another one for other names, also where they are exchanged or differ by a letter', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(35), (from, by, at) => {
        fc.pre(from !== by);
        const other = `${by.slice(0, at)}${by[at] === '0' ? '1' : '0'}${by.slice(at + 1)}`;
        const made = [derivedUuid(from, by), derivedUuid(by, from), derivedUuid(from, other), derivedUuid(other, by)];
        expect(new Set([...made, from, by]).size).toBe(6);
      }),
    );
  });

  it('never meets another in a hundred thousand, however alike their names are', () => {
    const made = new Set<string>();
    const groups = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    for (const group of groups) for (let at = 0; at < 50_000; at += 1) made.add(derivedUuid(group, `cart:auto ${at}`));
    expect(made.size).toBe(100_000);
  });

  it('is written down: a device that comes back after weeks makes the same', () => {
    const group = '3f0d6f0e-8f1a-4a3e-9a51-0f6d8f3b2c11';
    expect([derivedUuid(group, 'cart:auto 0'), derivedUuid('', '')]).toEqual([
      '2bfb089c-6e66-8b87-888d-72d1799ea0c9',
      'd00217d8-783e-87b7-8573-b0f7ee8488ac',
    ]);
  });
});
