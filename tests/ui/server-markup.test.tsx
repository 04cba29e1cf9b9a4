import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { GalleryControls } from '#src/ui/gallery/gallery-controls.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { Hero } from '#src/ui/hero/hero.tsx';
import { LoadingOverlay } from '#src/ui/loading-overlay/loading-overlay.tsx';
import { Pagination } from '#src/ui/pagination/pagination.tsx';
import { PriceRange } from '#src/ui/price-range/price-range.tsx';
import { ProductCard } from '#src/ui/product-card/product-card.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import { ToastRegion } from '#src/ui/toast/toast-region.tsx';

const image = { src: '/media/a.webp', srcSet: '/media/a.webp 400w', width: 400, height: 400, alt: '' };
const photos = [image, { ...image, src: '/b.webp' }];
const nothing = () => undefined;

const parts: [string, ReactNode][] = [
  [
    'accordion',
    <Accordion key="p" title="Caractéristiques">
      Texte
    </Accordion>,
  ],
  [
    'button',
    <Button key="p" loading>
      Envoyer
    </Button>,
  ],
  [
    'gallery',
    <Gallery key="p" label="Photos" images={photos} strip={createRef()}>
      <GalleryControls
        strip={createRef()}
        images={photos}
        labels={{ position: String, thumb: String, previous: 'a', next: 'b', enlarge: 'c' }}
        onEnlarge={nothing}
        onNear={nothing}
      />
    </Gallery>,
  ],
  ['hero', <Hero key="p" title="Freinez" image={image} />],
  ['loading overlay', <LoadingOverlay key="p" label="Chargement" />],
  [
    'pagination',
    <Pagination
      key="p"
      current={2}
      last={9}
      hrefOf={String}
      labels={{ nav: 'a', previous: 'b', next: 'c', page: String }}
    />,
  ],
  [
    'price range',
    <PriceRange
      key="p"
      bounds={[0, 9]}
      value={[2, 7]}
      counts={[1, 2, 3]}
      step={1}
      onCommit={nothing}
      format={String}
      parse={Number}
      labels={{ from: 'a', to: 'b', fromThumb: 'c', toThumb: 'd', between: 'e' }}
      names={{ from: 'a', to: 'b' }}
    />,
  ],
  [
    'product card',
    <ProductCard
      key="p"
      href="/p"
      name="Disques"
      image={image}
      price="1 €"
      stock={{ state: 'in', text: 'En stock' }}
    />,
  ],
  ['progress bar', <ProgressBar key="p" label="a" figure="1 sur 2" value={1} max={2} />],
  [
    'closed sheet',
    <Sheet key="p" open={false} onClose={nothing} title="a" closeLabel="b">
      c
    </Sheet>,
  ],
  ['skeleton', <Skeleton key="p" />],
  [
    'stepper',
    <QuantityStepper key="p" value={1} onChange={nothing} labels={{ value: 'a', decrease: 'b', increase: 'c' }} />,
  ],
  [
    'sync label',
    <SyncLabel key="p" state="local">
      Ici
    </SyncLabel>,
  ],
  ['toasts', <ToastRegion key="p" label="a" toasts={[]} onDismiss={nothing} />],
];

test.each(parts)('%s renders on a server without a style attribute: the security policy would drop it', (_, part) => {
  expect(renderToString(part)).not.toMatch(/ style=/);
});
