/** Pages made of blocks, with the live parts of the shop. */
import type { ComponentProps } from 'react';
import { TileGrid } from '#src/ui/tile/tile.tsx';
import type { ShownBlocks } from '#core/contract/pages/blocks/shown-blocks.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { BlocksView } from '#src/content/blocks/blocks-view.tsx';
import type { BlockParts } from '#src/content/blocks/parts.ts';
import { pictureData } from '#src/content/media.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Opening } from '#src/shop/parts/blocks/opening.tsx';
import { TrustLine } from '#src/shop/parts/blocks/trust-line.tsx';
import { PostCard } from '#src/content/post-card.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useAudience } from '#src/shop/parts/device/use-audience.ts';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import { VehicleCard } from '#src/shop/parts/product/vehicle-card.tsx';

const ContactForm = deferred(async () => (await import('#src/shop/parts/blocks/contact-block.tsx')).ContactBlock);
const NewsletterForm = deferred(async () => (await import('#src/shop/parts/newsletter/subscribe.tsx')).Subscribe);
const Facts = deferred(async () => (await import('#src/shop/parts/contact/shop-facts.tsx')).ShopFacts);
const Legal = deferred(async () => (await import('#src/shop/parts/contact/legal-facts.tsx')).LegalFacts);

function Departments({ ids }: { ids: readonly number[] }) {
  const frame = useFrame();
  const locale = useLocale();
  const found = ids.flatMap((id) => frame.category(id) ?? []);
  return (
    <TileGrid
      tiles={found.map((one) => ({
        href: categoryPath(one),
        label: wordingOf(one.name, locale).text,
        ...(one.picture === null ? {} : { image: pictureData(one.picture, '') }),
      }))}
    />
  );
}

/* the server took everything out of it that could act, when it was saved and again when it was read */
function Html({ code, className }: ComponentProps<BlockParts['Html']>) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: code }} />;
}

type ForProps = ComponentProps<BlockParts['For']>;

const For = ({ audience, children }: ForProps) => (useAudience()(audience) ? children : null);

const PARTS: BlockParts = {
  Product: ProductTile,
  Vehicle: VehicleCard,
  Post: PostCard,
  Opening,
  Departments,
  Services: TrustLine,
  Facts,
  Legal,
  ContactForm,
  NewsletterForm,
  Html,
  For,
};

export interface ShopBlocksProps {
  shown: ShownBlocks;
  pricedAt: string;
  /** The page has said its title already. */
  titled: boolean;
}

export function ShopBlocks({ shown, pricedAt, titled }: ShopBlocksProps) {
  return <BlocksView shown={shown} parts={PARTS} pricedAt={pricedAt} titled={titled} />;
}
