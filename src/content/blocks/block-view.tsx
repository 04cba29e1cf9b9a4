/** One block and what lies in it. A kind that this version does not know is not drawn. */
import type { ComponentType, ReactNode } from 'react';
import { blockLayout } from '#styled/recipes';
import type { BlockOf, KnownBlock } from '#core/contract/pages/blocks/shown-blocks.ts';
import type { BlockType } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { useDrawing } from '#src/content/blocks/parts.ts';
import type { ViewProps } from '#src/content/blocks/view-props.ts';
import * as cards from '#src/content/blocks/views/cards.tsx';
import * as contact from '#src/content/blocks/views/contact.tsx';
import * as layout from '#src/content/blocks/views/layout.tsx';
import * as pictures from '#src/content/blocks/views/pictures.tsx';
import * as shop from '#src/content/blocks/views/shop.tsx';
import * as text from '#src/content/blocks/views/text.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';

const VIEWS: { readonly [Type in BlockType]: ComponentType<ViewProps<Type>> } = {
  hero: text.HeroBlock,
  heading: text.HeadingBlock,
  text: text.TextBlock,
  call: text.CallBlock,
  buttons: text.ButtonsBlock,
  faq: text.FaqBlock,
  html: text.HtmlBlock,
  notice: text.NoticeBlock,
  section: layout.SectionBlock,
  columns: layout.ColumnsBlock,
  spacer: layout.SpacerBlock,
  separator: layout.SeparatorBlock,
  component: layout.ComponentBlock,
  image: pictures.ImageBlock,
  gallery: pictures.GalleryBlock,
  video: pictures.VideoBlock,
  cards: cards.CardsBlock,
  brands: cards.BrandsBlock,
  opening: shop.OpeningBlock,
  products: shop.ProductsBlock,
  product: shop.ProductBlock,
  categories: shop.CategoriesBlock,
  services: shop.ServicesBlock,
  posts: shop.PostsBlock,
  reviews: shop.ReviewsBlock,
  contactForm: contact.ContactFormBlock,
  newsletterForm: contact.NewsletterFormBlock,
  hours: contact.HoursBlock,
  map: contact.MapBlock,
  legal: contact.LegalBlock,
};

const isKnown = (block: Block | KnownBlock): block is KnownBlock => Object.hasOwn(VIEWS, block.type);

/** Kinds that are read: no line of them is longer than a text's. */
const READ: ReadonlySet<string> = new Set([
  'text',
  'heading',
  'faq',
  'html',
  'notice',
  'image',
  'video',
  'buttons',
  'separator',
  'newsletterForm',
  'hours',
  'map',
  'legal',
]);
/** Kinds that reach the margins by themselves, or have none. */
const BARE: ReadonlySet<string> = new Set(['opening', 'services', 'component', 'contactForm']);

function Margins({ block, children }: { block: KnownBlock; children: ReactNode }) {
  if (BARE.has(block.type)) return children;
  const isNarrow = READ.has(block.type) || (block.type === 'section' && block.props.width === 'reading');
  return <Wrap narrow={isNarrow}>{children}</Wrap>;
}

function Inside<Type extends BlockType>({
  block,
  first,
  children,
}: {
  block: BlockOf<Type>;
  first: boolean;
  children: ReactNode;
}) {
  const View: ComponentType<ViewProps<Type>> = VIEWS[block.type];
  return (
    <View id={block.id} props={block.props} first={first}>
      {children}
    </View>
  );
}

interface BlockViewProps {
  block: Block;
  /** Lies in another one, which has the margins. */
  nested?: boolean;
  /** The first thing of the page. */
  first?: boolean;
}

export function BlockView({ block, nested = false, first = false }: BlockViewProps) {
  if (!isKnown(block)) return null;
  const children = block.children?.map((one) => (
    <BlockView key={one.id} block={one} nested={block.type !== 'component' || nested} />
  ));
  return (
    <BlockPlace block={block} nested={nested}>
      <Inside block={block} first={first}>
        {children}
      </Inside>
    </BlockPlace>
  );
}

/** Where a block stands: for whom, on which device, how far from the one above. */
function BlockPlace({ block, nested, children }: { block: KnownBlock; nested: boolean; children: ReactNode }) {
  const { For } = useDrawing().parts;
  const { space, background, device, audience, anchor } = block.props;
  const drawn = (
    <div
      className={blockLayout({ space, background, device }).frame}
      {...(anchor === '' ? {} : { id: anchor })}
      {...(block.type === 'heading' ? { 'data-heading': '' } : {})}
    >
      {nested ? children : <Margins block={block}>{children}</Margins>}
    </div>
  );
  return audience === 'all' ? drawn : <For audience={audience}>{drawn}</For>;
}

/** A block as an editor sees it, with its place of its own on the page. */
export function DrawnBlock({ block, children }: { block: Block; children: ReactNode }) {
  if (!isKnown(block)) return null;
  return (
    <BlockPlace block={block} nested={false}>
      {block.type === 'columns' ? (
        children
      ) : (
        <Inside block={block} first={false}>
          {children}
        </Inside>
      )}
    </BlockPlace>
  );
}
