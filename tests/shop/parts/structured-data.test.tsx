/** What a page says of itself to search engines: one, whoever put it there. */
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { wearHead } from '#src/shop/app/navigation/worn-head.ts';
import { PageHead } from '#src/shop/parts/page/page-head.tsx';

const headOf = (name: string | null) => ({
  ...metadataOf(
    { title: 'Freinage', description: 'Freinage.', canonicalPath: '/auto', picture: null, modifiedAt: null },
    { siteName: 'Bitume', origin: 'https://shop.example', locale: 'fr_FR' },
  ),
  schema: name === null ? null : { '@type': 'Product', name },
});
const said = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent ?? ''));

/* as the document carries it: behind its markup */
beforeEach(() => {
  const printed = document.createElement('script');
  printed.setAttribute('type', 'application/ld+json');
  printed.textContent = JSON.stringify({ '@type': 'ItemList' });
  document.body.replaceChildren(printed);
});

test('the next page puts its own in the place of what the document carried', () => {
  const { rerender } = render(<PageHead head={headOf('Disque')} />);
  expect(said()).toEqual([{ '@type': 'Product', name: 'Disque' }]);
  rerender(<PageHead head={headOf('Plaquettes')} />);
  expect(said()).toEqual([{ '@type': 'Product', name: 'Plaquettes' }]);
});

test('a page that says nothing of itself leaves nothing of the one before', () => {
  render(<PageHead head={headOf(null)} />);
  expect(said()).toEqual([]);
});

test('the head of the server speaks in the same place', () => {
  wearHead(headOf('Disc'), document.head);
  expect(said()).toEqual([{ '@type': 'Product', name: 'Disc' }]);
});
