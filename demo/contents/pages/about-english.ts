import { h2, prose, table } from '../../wording.ts';
import { COMPANY } from '../company.ts';
import { englishPage } from '../compose.ts';
import { block, OWN_PICTURE, textBlock } from '../page-blocks.ts';

/** The page about the shop for readers of English: its other pages are in French alone, as in many shops. */
export const aboutInEnglish = englishPage({
  slug: 'qui-sommes-nous',
  title: 'About us',
  summary: 'Bitume sells parts and gear for cars and motorcycles, with product pages written in the workshop.',
  description:
    'Bitume, in Nantes and Rennes: car parts, riding gear and inspected used vehicles, with advice from the workshop.',
  blocks: [
    block('hero', {
      badge: 'Nantes and Rennes',
      title: 'About us',
      text: 'Parts and gear, sold by people who fit what they sell.',
      buttonLabel: 'Write to the workshop',
      href: '/auto/contact',
      picture: OWN_PICTURE,
      space: 'small',
    }),
    textBlock(
      prose(`
Bitume is a shop for parts and gear. It has two departments: [cars](/auto) and [motorcycles](/moto). One workshop, one set of rules, two catalogues.

## What we sell

Maintenance parts first: [brakes](/auto/nos-produits/freinage), [tyres](/auto/nos-produits/pneus), [oils and fluids](/auto/nos-produits/huiles-et-fluides), [filters](/auto/nos-produits/filtration), [batteries](/auto/nos-produits/batteries). For riders, [helmets](/moto/nos-produits/casques), [jackets](/moto/nos-produits/blousons), [gloves](/moto/nos-produits/gants), [tyres](/moto/nos-produits/pneus-moto) and [chain kits](/moto/nos-produits/kits-chaine).

We also sell a few [used cars](/auto/vehicules) and [used motorcycles](/moto/vehicules), serviced in our workshop and shown by appointment.
`),
    ),
    block('products', { title: 'Most wanted', limit: 5, moreLabel: 'See everything', moreHref: '/nos-produits' }),
    block('columns', { count: 2, space: 'large' }, [
      textBlock(
        prose(`
## How we work

- **A product page says what decides**: the size, the standard, the original part number, what is in the box and what is not.
- **A price is a price**. It includes all taxes. When it goes down, the lowest price of the previous 30 days is shown.
- **The stock on the page has been counted**. When three are left, the page says so. When none is left, it says that too.
- **A mechanic answers your question** within one working day.
`),
      ),
      textBlock(
        prose(`
## A shop that works without a network

A garage is often underground. After one visit the catalogue stays on your device: you search, compare and fill the cart without a connection. What you send leaves when the network is back.
`),
      ),
    ]),
    textBlock([
      h2('Come and see us'),
      table(
        ['Place', 'Address', 'Opening hours'],
        [
          'Nantes, shop and workshop',
          `${COMPANY.address}, ${COMPANY.postcode} ${COMPANY.city}`,
          'Monday to Friday, 9 am to 6 pm; Saturday, 9 am to noon',
        ],
        ['Rennes, used vehicles', "8 rue de l'Exemple, 35000 Rennes", 'By appointment'],
      ),
    ]),
    block('call', {
      title: 'A question about a part',
      text: `A mechanic answers within one working day, on ${COMPANY.phone} or in writing.`,
      buttons: [
        { label: 'Contact for cars', href: '/auto/contact', tone: 'soft' },
        { label: 'Contact for motorcycles', href: '/moto/contact', tone: 'line' },
      ],
    }),
  ],
});
