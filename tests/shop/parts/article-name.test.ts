import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutWidow } from '#src/shop/parts/product/article-name.ts';

it('short last words stay with the one before them, a number with what it counts', () => {
  expect(withoutWidow('Plaquettes avant céramique, jeu de 4')).toBe('Plaquettes avant céramique, jeu\u00a0de\u00a04');
  expect(withoutWidow('Liquide de frein DOT 4, 500 ml')).toBe('Liquide de frein DOT\u00a04,\u00a0500\u00a0ml');
  expect(withoutWidow('Filtre à particules')).toBe('Filtre à particules');
});

it('nothing but the kind of a space changes', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(withoutWidow(name).replaceAll('\u00a0', ' ')).toBe(name.replaceAll('\u00a0', ' '));
    }),
  );
});
