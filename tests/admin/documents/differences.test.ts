import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, differencesOf, joinedIn, placeOf, withChoices } from '#src/admin/store/documents/differences.ts';
import { isSameBody, type DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { decided } from '#src/admin/store/drafts/settle-draft.ts';
import { DOC, page } from './desk.ts';

const areas = fc.constantFrom('both' as const, 'auto' as const, 'moto' as const);
const pages = fc.record({
  title: fc.constantFrom('Un', 'Deux', 'Trois'),
  area: areas,
  parent: fc.constantFrom(null, DOC),
});

const draftOf = (base: object, mine: object, theirs: object): DocumentDraft => {
  const body = (facts: object) => ({ ...page('title' in facts ? String(facts.title) : ''), ...pick(facts) });
  return {
    draft: 'd',
    doc: DOC,
    of: 'content',
    type: 'page',
    baseRev: 1,
    baseRevId: null,
    base: body(base),
    working: body(mine),
    save: null,
    conflict: { rev: 2, theirs: body(theirs) },
    moves: 0,
    at: '2026-01-05T09:00:00Z',
  };
};
const pick = (facts: object): object => Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'title'));
const all = (draft: DocumentDraft, side: 'mine' | 'theirs') =>
  new Map(conflictsOf(draft).map((place) => [placeOf(place), side] as const));

describe('S96 a choice of versions', () => {
  test('everything chosen, what only one of them wrote is in it, and where both wrote, the side that was chosen', () => {
    fc.assert(
      fc.property(
        pages,
        pages,
        pages,
        fc.constantFrom('mine' as const, 'theirs' as const),
        (base, mine, theirs, side) => {
          const draft = draftOf(base, mine, theirs);
          const body = withChoices(draft, all(draft, side));
          const expected = Object.fromEntries(
            (['title', 'area', 'parent'] as const).map((name) => {
              const [was, own, other] = [base[name], mine[name], theirs[name]];
              return [name, own === was ? other : other === was ? own : side === 'mine' ? own : other];
            }),
          );
          expect(body).toMatchObject({
            area: expected['area'],
            parent: expected['parent'],
            translations: { fr_FR: { title: expected['title'] } },
          });
        },
      ),
    );
  });

  test('is complete or none: one place without a choice, and there is no text', () => {
    const draft = draftOf({ title: 'Un' }, { title: 'Deux' }, { title: 'Trois' });
    expect(withChoices(draft, new Map())).toBeNull();
  });

  test('says how many places joined by themselves', () => {
    const draft = draftOf(
      { title: 'Un', area: 'auto' },
      { title: 'Deux', area: 'auto' },
      { title: 'Trois', area: 'moto' },
    );
    expect([conflictsOf(draft).length, joinedIn(draft)]).toEqual([1, 1]);
  });

  test('stands on what the shop had, so that the next save is taken there', () => {
    const draft = draftOf({ title: 'Un' }, { title: 'Deux' }, { title: 'Trois' });
    const next = decided(draft, page('Quatre'));
    expect(next).toMatchObject({ baseRev: 2, conflict: null });
    expect(isSameBody(next.base, page('Trois'))).toBe(true);
  });
});

test('S98 the difference of two texts names each place where they are not alike, and no other', () => {
  const [one, other] = [page('Un'), { ...page('Deux'), area: 'moto' as const }];
  expect(differencesOf(one, other).map(placeOf).toSorted()).toEqual(['area', 'translations/fr_FR/title']);
  expect(differencesOf(one, page('Un'))).toEqual([]);
});
