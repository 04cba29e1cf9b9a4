import { describe, expect, it } from 'vitest';
import { factsOfType, PRODUCT_TYPES, typesWhere } from '#core/domain/catalogue/types/all-types.ts';

describe('types of products', () => {
  it('keep the places by which stored pages name them', () => {
    expect(PRODUCT_TYPES.slice(0, 4)).toEqual(['simple', 'configurable', 'virtual', 'vehicle']);
  });

  it('answer each by its own facts', () => {
    expect(PRODUCT_TYPES.map((type) => factsOfType(type).name)).toEqual(PRODUCT_TYPES);
  });

  it('treat a type of a later build as simple', () => {
    expect(factsOfType('hologram')).toBe(factsOfType('simple'));
    expect(factsOfType('constructor')).toBe(factsOfType('simple'));
  });

  it('ask for a variant at the button exactly where a cart line names one', () => {
    expect(typesWhere(({ button }) => button === 'chooseVariant')).toEqual(['configurable']);
    expect(typesWhere(({ cartLine }) => cartLine === 'variant')).toEqual(['configurable']);
  });

  it('put nothing into a cart that is sold by the seller alone', () => {
    for (const { button, cartLine } of PRODUCT_TYPES.map(factsOfType))
      expect(cartLine === null).toBe(button === 'askSeller');
  });
});
