import { describe, expect, it } from 'vitest';

import { createSearches } from '#src/shop/app/navigation/follow-searches.ts';

function tab({ isOnline = true } = {}) {
  const told: unknown[] = [];
  const line = { isOnline };
  const searches = createSearches({
    isOnline: () => line.isOnline,
    tell: (search) => {
      told.push(search);
      return Promise.reject(new Error('the line has gone'));
    },
  });
  const visit = (pathname: string, searchStr = ''): void => searches.asked({ pathname, searchStr });
  return { told, line, visit, arrived: searches.arrived };
}

describe('what was looked for', () => {
  it('is told once a page stands, each once, whatever its page, filters and case', () => {
    const { told, visit, arrived } = tab();
    visit('/search-results', '?q=frein&area=auto');
    expect(told).toEqual([]);
    arrived();
    for (const search of ['?q=Frein&area=auto&page=2', '?area=auto&q=frein&marque=3']) {
      visit('/search-results', search);
      arrived();
    }
    visit('/search-results', '?q=frein');
    arrived();
    expect(told).toEqual([{ q: 'frein', area: 'auto' }, { q: 'frein' }]);
  });

  it('is told also where its words lead elsewhere', () => {
    const { told, visit, arrived } = tab();
    visit('/search-results', '?q=casque&area=auto');
    visit('/moto/nos-produits/casques');
    arrived();
    arrived();
    expect(told).toEqual([{ q: 'casque', area: 'auto' }]);
  });

  it('is told neither without words, nor of other pages, nor without a network, then or later', () => {
    const { told, line, visit, arrived } = tab({ isOnline: false });
    visit('/search-results', '?q=pneu');
    arrived();
    line.isOnline = true;
    arrived();
    visit('/search-results', '?q=');
    arrived();
    visit('/auto', '?q=pneu');
    arrived();
    expect(told).toEqual([]);
  });
});
