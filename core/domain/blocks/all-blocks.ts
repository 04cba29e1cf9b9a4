/** Every kind of block once: editor, checks, references and words in it follow from these definitions. */
import type { Block } from '#core/domain/blocks/block.ts';
import type { BlockDefinition, BlockFrame } from '#core/domain/blocks/definition.ts';
import { FRAME } from '#core/domain/blocks/definition.ts';
import * as contact from '#core/domain/blocks/definitions/contact.ts';
import * as layout from '#core/domain/blocks/definitions/layout.ts';
import * as pictures from '#core/domain/blocks/definitions/pictures.ts';
import * as shop from '#core/domain/blocks/definitions/shop.ts';
import * as text from '#core/domain/blocks/definitions/text.ts';
import { blankOf, type BlockFields, type ValuesOf } from '#core/domain/blocks/field.ts';

/** In the order in which they are offered. */
export const BLOCKS = {
  hero: text.hero,
  heading: text.heading,
  text: text.text,
  call: text.call,
  buttons: text.buttons,
  faq: text.faq,
  notice: text.notice,
  html: text.html,
  section: layout.section,
  columns: layout.columns,
  spacer: layout.spacer,
  separator: layout.separator,
  component: layout.component,
  image: pictures.image,
  gallery: pictures.gallery,
  video: pictures.video,
  cards: pictures.cards,
  brands: pictures.brands,
  opening: shop.opening,
  products: shop.products,
  product: shop.product,
  categories: shop.categories,
  services: shop.services,
  posts: shop.posts,
  reviews: shop.reviews,
  contactForm: contact.contactForm,
  newsletterForm: contact.newsletterForm,
  hours: contact.hours,
  map: contact.map,
  legal: contact.legal,
} as const;

export type BlockType = keyof typeof BLOCKS;
type FieldsOf<Definition> = Definition extends BlockDefinition<infer Fields> ? Fields : never;
export type PropsOf<Type extends BlockType> = ValuesOf<FieldsOf<(typeof BLOCKS)[Type]>> & BlockFrame;

export const BLOCK_TYPES: readonly BlockType[] = Object.keys(BLOCKS).filter(isBlockType);

export function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCKS, type);
}

/** The definition of a block; undefined for a kind this version does not know. */
export const definitionOf = (type: string): BlockDefinition | undefined =>
  isBlockType(type) ? BLOCKS[type] : undefined;

/** Everything a kind asks for: its own fields, then those of its place on the page. */
export const fieldsOf = (definition: BlockDefinition): BlockFields => ({ ...definition.fields, ...FRAME });

/** @param id made by the device */
export function newBlock(type: BlockType, id: string): Block {
  const definition: BlockDefinition = BLOCKS[type];
  return {
    id,
    type,
    props: blankOf(fieldsOf(definition)),
    ...(definition.nests === true ? { children: [] } : {}),
  };
}
