import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLUG_LENGTH, duplicateSlug, identifierOf, isSlug, slugOf } from '#core/domain/text/slug.ts';

describe('a slug', () => {
  it('holds only lower-case letters, digits and single inner dashes, and making it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slugOf(slug)).toBe(slug);
        expect(isSlug(slug)).toBe(slug !== '');
      }),
    );
  });

  it('is the same for composed and decomposed accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('é', 'à', 'ç', 'ô', 'n', ' ') }), (text) => {
        expect(slugOf(text.normalize('NFD'))).toBe(slugOf(text.normalize('NFC')));
      }),
    );
  });

  it('reads as people expect', () => {
    expect(slugOf('Plaquettes de frein – Avant (Peugeot 308 été)')).toBe('plaquettes-de-frein-avant-peugeot-308-ete');
    expect(slugOf('Filtre d’huile 1.5 dCi')).toBe('filtre-d-huile-1-5-dci');
    expect(slugOf('Nœud & Œillet')).toBe('noeud-oeillet');
    expect(isSlug('Été')).toBe(false);
  });

  it('gives a code of the same words, which is one or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(identifierOf(text)).toMatch(/^(?:[a-z][a-z0-9_]*)?$/u);
      }),
    );
    expect(identifierOf('2 Épaisseurs d’usure')).toBe('epaisseurs_d_usure');
  });

  it('of a copy ends with -copie, then -copie-2; with -copy in English', () => {
    const slug = 'plaquettes-de-frein-avant-peugeot-308-ete';
    const taken = new Set([slug]);
    const first = duplicateSlug(slug, 'fr_FR', (one) => taken.has(one));
    taken.add(first);
    expect(first).toBe(`${slug}-copie`);
    expect(duplicateSlug(slug, 'fr_FR', (one) => taken.has(one))).toBe(`${slug}-copie-2`);
    expect(duplicateSlug('about', 'en_GB', () => false)).toBe('about-copy');
    expect(duplicateSlug('a'.repeat(MAX_SLUG_LENGTH), 'fr_FR', () => false)).toHaveLength(MAX_SLUG_LENGTH);
  });
});
