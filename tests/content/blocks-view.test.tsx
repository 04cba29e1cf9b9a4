import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { BLOCK_TYPES, newBlock, type BlockType } from '#core/domain/blocks/all-blocks.ts';
import { eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { BlocksView } from '#src/content/blocks/blocks-view.tsx';
import type { BlockParts } from '#src/content/blocks/parts.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { anyBlocks } from '#tests/support/samples/blocks.ts';

const named = (name: string) => () => <p>{name}</p>;

const parts = (audience: 'guest' | 'customer' | 'professional'): BlockParts => ({
  Product: ({ row }) => <p>{row.name}</p>,
  Vehicle: ({ row }) => <p>{row.name}</p>,
  Post: ({ post }) => <p>{post.title}</p>,
  Opening: named('Ouverture'),
  Departments: named('Rayons'),
  Services: named('Engagements'),
  Facts: ({ of }) => <p>Faits {of}</p>,
  Legal: named('Éditeur'),
  ContactForm: named('Contact'),
  NewsletterForm: named('Lettre'),
  Html: ({ code }) => <pre>{code}</pre>,
  For: ({ audience: wanted, children }) =>
    wanted === audience || (wanted === 'customer' && audience === 'professional') ? children : null,
});

const picture = { hash: 'a'.repeat(32), width: 800, height: 600, alt: 'Pneu' };

const shownOf = (blocks: readonly Block[]): ShownBlocks => ({
  blocks,
  rows: {},
  posts: {},
  departments: {},
  media: Object.fromEntries(
    [...eachBlock(blocks)].flatMap(({ props }) => {
      const { picture: uuid, poster } = props;
      return [uuid, poster].flatMap((one) => (typeof one === 'string' ? [[one, picture] as const] : []));
    }),
  ),
});

const page = (blocks: readonly Block[], { titled = true, audience = 'guest' as const } = {}) => (
  <I18nProvider i18n={createI18n('fr_FR', {})}>
    <BlocksView shown={shownOf(blocks)} parts={parts(audience)} pricedAt="2026-11-24T09:00:00.000Z" titled={titled} />
  </I18nProvider>
);

const block = (type: BlockType, props: object, id: string = type): Block => {
  const blank = newBlock(type, id);
  return { ...blank, props: { ...blank.props, ...props } };
};

test('any blocks are drawn: no style attribute, no second title, nothing of another site', () => {
  fc.assert(
    fc.property(anyBlocks, fc.boolean(), (blocks, titled) => {
      const markup = renderToString(page(blocks, { titled }));
      expect(markup).not.toMatch(/ style=|<iframe|<script/u);
      expect(markup.match(/<h1/gu)?.length ?? 0).toBeLessThanOrEqual(titled ? 0 : 1);
    }),
    { numRuns: 60 },
  );
});

test('a kind of another version is passed over, with what stands around it drawn', () => {
  const later: Block = { id: 'x', type: 'hologram', props: { text: 'Demain' } };
  render(page([later, block('heading', { text: 'Aujourd’hui' })]));
  expect(screen.queryByText('Demain')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Aujourd’hui' })).toBeDefined();
});

test('a message is said in its tone; a card leads where it says, a brand without a mark is its name', () => {
  render(
    page([
      block('notice', { tone: 'warn', title: 'Fermé le 5 décembre', text: 'L’atelier rouvre le lendemain.' }),
      block('cards', {
        title: 'Nos services',
        items: [
          { picture: 'one', title: 'Montage', text: 'Sans rendez-vous.', href: '/montage' },
          { picture: '', title: 'Gardiennage', text: '', href: '' },
        ],
      }),
      block('brands', { items: [{ name: 'Freinor', picture: '', href: '/auto/marques/freinor' }] }),
    ]),
  );
  expect(screen.getByText('Fermé le 5 décembre').tagName).toBe('B');
  expect(screen.getByRole('link', { name: 'Montage' }).getAttribute('href')).toBe('/montage');
  expect(screen.getByRole('heading', { name: 'Gardiennage', level: 3 }).querySelector('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Freinor' }).getAttribute('href')).toBe('/auto/marques/freinor');
});

test('what a block of facts tells is when the shop answers, or where it lies', () => {
  render(page([block('hours', {}), block('map', {})]));
  expect(screen.getAllByText(/^Faits/u).map(({ textContent }) => textContent)).toEqual(['Faits hours', 'Faits map']);
});

test('the hero that begins a page says its title', () => {
  const hero = block('hero', { title: 'Hiver' });
  render(page([hero, { ...hero, id: 'second' }], { titled: false }));
  expect(screen.getAllByRole('heading', { name: 'Hiver' }).map(({ tagName }) => tagName)).toEqual(['H1', 'H2']);
});

test('a film shows nothing of another site before a press', () => {
  render(page([block('video', { title: 'Montage', url: 'https://youtu.be/dQw4w9WgXcQ' })]));
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lire la vidéo' }));
  expect(document.querySelector('iframe')?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
});

test.each([
  ['guest', ['Tous', 'Visiteurs']],
  ['customer', ['Tous', 'Clients']],
  ['professional', ['Tous', 'Clients', 'Pros']],
] as const)('a %s sees the blocks meant for them', (audience, seen) => {
  const texts = { all: 'Tous', guest: 'Visiteurs', customer: 'Clients', professional: 'Pros' };
  const blocks = Object.entries(texts).map(([one, text]) => block('heading', { text, audience: one }, one));
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <BlocksView shown={shownOf(blocks)} parts={parts(audience)} pricedAt="2026-11-24T09:00:00.000Z" titled />
    </I18nProvider>,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([...seen]);
});

test('every kind has a view', () => {
  for (const type of BLOCK_TYPES) expect(() => renderToString(page([newBlock(type, type)]))).not.toThrow();
});
