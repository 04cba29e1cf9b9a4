import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Poke } from '#core/wire/live.ts';
import { Pokes } from '#server/subjects/live/pokes.ts';

const LIMITS = { most: 6, mostPerAddress: 3 };
const nothing = () => {};

test('S31 never more connections than the process and an address may have, and room again for each that left', () => {
  const step = fc.record({
    address: fc.constantFrom('a', 'b', 'c'),
    channel: fc.constantFrom(null, 'v', 'w'),
    leaves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const pokes = new Pokes(LIMITS);
      const inside: { address: string; leave: () => void }[] = [];
      for (const { address, channel, leaves } of steps) {
        if (leaves) {
          inside.shift()?.leave();
          continue;
        }
        const here = inside.filter((one) => one.address === address).length;
        const leave = pokes.join({ channel, address, session: null, heard: nothing, closed: nothing });
        expect(leave !== null).toBe(inside.length < LIMITS.most && here < LIMITS.mostPerAddress);
        if (leave !== null) inside.push({ address, leave });
        expect(pokes.size).toBe(inside.length);
      }
    }),
  );
});

test('S31 a /48 has ten times as many connections as one of its networks, and leaves the others theirs', () => {
  const pokes = new Pokes({ most: 100, mostPerAddress: 3 });
  const join = (address: string) =>
    pokes.join({ channel: null, address, session: null, heard: nothing, closed: nothing }) !== null;
  const joined = Array.from({ length: 60 }, (_, at) => join(`2001:db8:1:${at}::/64`)).filter(Boolean);
  expect(joined).toHaveLength(30);
  expect(join('2001:db8:2:1::/64')).toBe(true);
  expect(join('203.0.113.1')).toBe(true);
});

test('S29 what moved is heard by those it concerns, and by nobody who has left', () => {
  const pokes = new Pokes(LIMITS);
  const heard: Record<string, Poke[]> = { v: [], w: [], nobody: [] };
  const join = (name: string, channel: string | null) =>
    pokes.join({ channel, address: name, session: null, heard: (poke) => heard[name]?.push(poke), closed: nothing });
  const leave = join('v', 'v');
  join('w', 'w');
  join('nobody', null);
  pokes.catalogue(7);
  pokes.person('v', 2);
  leave?.();
  leave?.();
  pokes.catalogue(8);
  pokes.person('v', 3);
  const [seven, eight] = [7, 8].map((rev): Poke => ({ channel: 'catalogue', rev }));
  expect(heard).toEqual({ v: [seven, { channel: 'person', rev: 2 }], w: [seven, eight], nobody: [seven, eight] });
});

test('S31 a shop that closes ends every connection and takes no other', () => {
  const pokes = new Pokes(LIMITS);
  let ended = 0;
  for (const address of ['a', 'b']) {
    const leave = pokes.join({
      session: null,
      channel: null,
      address,
      heard: nothing,
      closed: () => {
        ended += 1;
        leave?.();
      },
    });
  }
  pokes.close();
  expect([ended, pokes.size]).toEqual([2, 0]);
  expect(pokes.join({ channel: null, address: 'c', session: null, heard: nothing, closed: nothing })).toBeNull();
});
