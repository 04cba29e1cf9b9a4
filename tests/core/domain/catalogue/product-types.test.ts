import { describe, expect, it } from 'vitest';
import { factsOfType, PRODUCT_TYPES, typesWhere } from '#core/domain/catalogue/types/all-types.ts';

describe('types of products', () => {
  it('keep the places by which stored pages name them', () => {
    expect(PRODUCT_TYPES.slice(0, 6)).toEqual(['simple', 'configurable', 'virtual', 'vehicle', 'grouped', 'bundle']);
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

  it('ask what of them is wanted exactly where they are put together of others', () => {
    expect(typesWhere(({ parts }) => parts === 'members')).toEqual(['grouped']);
    expect(typesWhere(({ button }) => button === 'chooseMembers')).toEqual(['grouped']);
    expect(typesWhere(({ parts }) => parts === 'components')).toEqual(['bundle']);
    expect(typesWhere(({ choice }) => choice === 'required')).toEqual(['bundle']);
  });

  it('put nothing into a cart that is sold by the seller alone', () => {
    for (const { button, cartLine } of PRODUCT_TYPES.map(factsOfType))
      expect(cartLine === null).toBe(button === 'askSeller');
  });
});
