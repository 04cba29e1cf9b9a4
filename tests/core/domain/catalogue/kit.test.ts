import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenOf, chosenPart, defaultChoice, kitsOf, unanswered, type Kit } from '#core/domain/catalogue/parts/kit.ts';
import { OPTION_KINDS } from '#core/domain/catalogue/parts/part.ts';

/** A kit of which every choice has something to choose. */
const kit: fc.Arbitrary<Kit> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...OPTION_KINDS),
      isRequired: fc.boolean(),
      count: fc.integer({ min: 1, max: 4 }),
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .chain((options) =>
    fc.record({
      options: fc.constant(options),
      components: fc.tuple(
        ...options.flatMap(({ count }, option) =>
          Array.from({ length: count }, (_none, at) =>
            fc.record({
              number: fc.constant(option * 10 + at + 1),
              option: fc.constant(option),
              quantity: fc.integer({ min: 1, max: 9 }),
              isFixed: fc.boolean(),
              isDefault: fc.boolean(),
            }),
          ),
        ),
      ),
    }),
  );

describe('a kit', () => {
  it('is whole as it is preset, unless nothing of it has to be chosen and nothing is', () => {
    fc.assert(
      fc.property(kit, (one) => {
        const choice = defaultChoice(one);
        expect(unanswered(one, choice)).toEqual([]);
        expect(chosenOf(one, choice) !== null).toBe(choice.length > 0);
      }),
    );
  });

  it('holds what was chosen: pieces that are fixed by the kit, others as the buyer counts them', () => {
    fc.assert(
      fc.property(kit, (one) => {
        for (const { component, quantity } of chosenOf(one, defaultChoice(one)) ?? [])
          expect(quantity).toBe(component.quantity);
      }),
    );
  });

  it('is no whole with a part it has not, without an answer, with two of one, or with a count that is fixed', () => {
    const part = { quantity: 2, isFixed: true, isDefault: false };
    const one: Kit = {
      options: [
        { kind: 'radio', isRequired: true },
        { kind: 'checkbox', isRequired: false },
      ],
      components: [
        { ...part, number: 1, option: 0 },
        { ...part, number: 2, option: 0 },
        { ...part, number: 3, option: 1, isFixed: false },
      ],
    };
    const at = (number: number, quantity = 1) => ({ number, quantity });
    expect(chosenOf(one, [at(1), at(3, 5)])?.map(({ quantity }) => quantity)).toEqual([2, 5]);
    for (const choice of [[], [at(3)], [at(1), at(2)], [at(1, 2)], [at(1), at(7)]])
      expect(chosenOf(one, choice)).toBeNull();
    expect(unanswered(one, [at(3)])).toEqual([0]);
    expect(one.components.map(chosenPart)).toEqual([at(1), at(2), at(3, 2)]);
  });

  it('is there as often as the scarcest of what it holds', () => {
    const need = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      available: fc.option(fc.integer({ min: -3, max: 60 })),
    });
    fc.assert(
      fc.property(fc.array(need, { maxLength: 6 }), (needs) => {
        const kits = kitsOf(needs);
        const counted = needs.filter(({ available }) => available !== null);
        expect(kits === null).toBe(counted.length === 0);
        if (kits === null) return;
        for (const { quantity, available } of counted)
          expect(quantity * kits).toBeLessThanOrEqual(Math.max(0, available ?? 0));
        expect(counted.some(({ quantity, available }) => quantity * (kits + 1) > (available ?? 0))).toBe(true);
      }),
    );
  });
});
