import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight } from '#core/search/highlight.ts';

const marked = (text: string, question: string) =>
  highlight(text, question).map(({ start, end }) => text.slice(start, end));

describe('the highlight', () => {
  it('marks the words found, accents and plurals aside, and the typed part of the last', () => {
    expect(marked('Plaquettes de frein à disque', 'plaquette freins ')).toEqual(['Plaquettes', 'frein']);
    expect(marked('Échappement complet', 'ECHAP')).toEqual(['Échap']);
    expect(marked('Cœur de bœuf', 'coe')).toEqual(['Cœ']);
    expect(marked('E\u0301te\u0301', 'ete ')).toEqual(['E\u0301te\u0301']);
    expect(marked('Huile 5W-30', '5w30')).toEqual([]);
    expect(marked('Huile 5W-30', '5w-30')).toEqual(['5W', '30']);
  });

  it('lies within the text, in order, without overlap', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('aéœß \u0301-xs1😀')) });
    fc.assert(
      fc.property(text, text, (text, question) => {
        let before = 0;
        for (const { start, end } of highlight(text, question)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          before = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});
