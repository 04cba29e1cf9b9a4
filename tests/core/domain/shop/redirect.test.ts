import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRedirect, movePath, movePaths, redirectOf } from '#core/domain/shop/redirect.ts';
import type { Redirects } from '#core/domain/shop/redirect.ts';

const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
const move = fc.tuple(fc.boolean(), path, path);

function apply(redirects: Redirects, [byHand, from, to]: [boolean, string, string]): Redirects {
  return byHand ? (addRedirect(redirects, from, to) ?? redirects) : movePath(redirects, from, to);
}

describe('redirects', () => {
  it('lead to a live path in one step, whatever moved before', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const redirects = moves.reduce(apply, new Map());
        for (const target of redirects.values()) expect(redirects.has(target)).toBe(false);
      }),
    );
  });

  it('are flattened: A to B, then B to C, makes A to C', () => {
    const redirects = movePath(movePath(new Map(), '/a', '/b'), '/b', '/c');
    expect(Object.fromEntries(redirects)).toEqual({ '/a': '/c', '/b': '/c' });
    expect(redirectOf(redirects, '/a')).toBe('/c');
    expect(redirectOf(redirects, '/c')).toBeNull();
  });

  it('go when their source is live again', () => {
    const redirects = movePath(movePath(new Map(), '/a', '/b'), '/b', '/a');
    expect(Object.fromEntries(redirects)).toEqual({ '/b': '/a' });
  });

  it('written by hand are refused when they would go round', () => {
    const redirects = movePath(new Map(), '/a', '/b');
    expect(addRedirect(redirects, '/b', '/a')).toBeNull();
    expect(addRedirect(redirects, '/a', '/a')).toBeNull();
    expect(Object.fromEntries(addRedirect(redirects, '/z', '/a') ?? [])).toEqual({ '/a': '/b', '/z': '/b' });
  });

  it('of many paths that move at once are those of one move after the other', () => {
    const others = fc.constantFrom('/v', '/w', '/x', '/y', '/z');
    const distinct = fc.uniqueArray(fc.tuple(path, others), { selector: ([from]) => from, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), distinct, (earlier, moves) => {
        const before = earlier.reduce(apply, new Map());
        const live = moves.filter(([, to], at) => moves.findIndex((one) => one[1] === to) === at);
        const atOnce = movePaths(before, new Map(live));
        const inTurn = live.reduce<Redirects>((next, [from, to]) => movePath(next, from, to), before);
        expect(atOnce).toEqual(inTurn);
      }),
    );
  });

  it('let two paths change places', () => {
    const moves = new Map([
      ['/a', '/b'],
      ['/b', '/a'],
    ]);
    expect([...movePaths(new Map([['/z', '/a']]), moves)]).toEqual([['/z', '/b']]);
  });
});
