import { describe, expect, it } from 'vitest';
import { indexContents } from '#core/search/contents.ts';

const entries = [
  { id: 'a', kind: 'page', title: 'Livraison', excerpt: 'Délais et frais', text: 'Vos pneus livrés chez vous.' },
  { id: 'b', kind: 'post', title: 'Choisir ses pneus', excerpt: 'Été ou hiver', text: 'La profondeur des rainures.' },
  { id: 'c', kind: 'post', title: 'Entretien du casque', excerpt: 'Nettoyer l’écran', text: 'Un pneu n’aide pas.' },
  { id: 'd', kind: 'page', title: 'Mentions légales', excerpt: '', text: 'Éditeur du site.' },
] as const;
const index = indexContents(entries);
const ids = (question: string) => index.search(question, 10).map(({ entry }) => entry.id);

describe('search in pages and posts', () => {
  it('finds a word wherever it stands, the title first', () => {
    expect(ids('pneu')).toEqual(['b', 'a', 'c']);
  });

  it('needs every word, in any case, with or without accents, the last one perhaps unfinished', () => {
    expect(ids('ETE pne')).toEqual(['b']);
    expect(ids('mentions lég')).toEqual(['d']);
    expect(ids('casque livraison')).toEqual([]);
  });

  it('forgives a slip when little is found', () => {
    expect(ids('livriason')).toEqual(['a']);
  });

  it('takes the name of a vehicle for no slip of another word', () => {
    const near = indexContents([{ id: 'e', kind: 'page', title: 'Le choix du clic', excerpt: '', text: 'Page 4.' }]);
    expect(near.search('clik 4', 10).map(({ entry }) => entry.id)).toEqual(['e']);
    expect(near.search('clio 4', 10)).toEqual([]);
  });

  it('finds nothing for a blank question or one without words', () => {
    expect([ids(''), ids('  '), ids('???')]).toEqual([[], [], []]);
  });

  it('gives at most what was asked for', () => {
    expect(index.search('pneu', 1).map(({ entry }) => entry.id)).toEqual(['b']);
  });
});
