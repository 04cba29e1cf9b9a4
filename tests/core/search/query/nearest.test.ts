import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import { changes, structure, survivors, text } from '../arbitrary-rows.ts';
import { generatedRows, generatedStructure } from '../generated-rows.ts';

const shop = new Catalogue(generatedStructure);
shop.apply(generatedRows(500), []);

describe('what was perhaps meant', () => {
  it('is the nearest words of the shop, as the shop writes them', () => {
    expect(shop.nearest('retrovizerr', 3)[0]).toBe('rétroviseur');
    expect(shop.nearest('cazqeu', 3)[0]).toBe('casque');
    expect(shop.nearest('cazqeu modullaple', 3)[0]).toBe('casque modulable');
  });

  it('is nothing for what is near to nothing, and for a reference', () => {
    for (const typed of ['zzzqqqxx', '99-7788-XY', '?!', '', 'qz']) expect(shop.nearest(typed, 3), typed).toEqual([]);
  });

  it('always finds something, in the area asked for, whatever was typed and however the catalogue was cut', () => {
    fc.assert(
      fc.property(changes, text, fc.constantFrom('auto', 'moto', undefined), (all, typed, area) => {
        const grown = new Catalogue(structure);
        for (const { rows, removed } of all) grown.apply(rows, removed);
        const whole = new Catalogue(structure);
        whole.add(buildSegment(survivors(all)));
        const meant = grown.nearest(typed, 3, area);
        expect(meant).toEqual(whole.nearest(typed, 3, area));
        expect(meant.length).toBeLessThanOrEqual(3);
        const within = area === undefined ? {} : { area };
        for (const one of meant) {
          const query = {
            ...within,
            text: one,
            groups: [],
            sort: 'relevance',
            offset: 0,
            limit: 1,
            facets: false,
          } as const;
          expect(grown.query(query).total, one).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
