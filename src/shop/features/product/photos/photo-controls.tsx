import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Picks } from '#src/shop/features/product/options/choice.ts';
import { shownPlace } from '#src/shop/features/product/photos/shown-place.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useReplay } from '#src/shop/parts/hydration/use-replay.ts';
import { GalleryControls } from '#src/ui/gallery/gallery-controls.tsx';
import type { Photo } from '#src/ui/gallery/enlarged.tsx';
import type { ZoomProps } from '#src/ui/gallery/zoom.tsx';

export interface PhotoControlsProps {
  strip: RefObject<HTMLUListElement | null>;
  images: readonly Photo[];
  /** of the article */
  name: string;
  detail: ProductDetail | null;
  /** What is chosen so far: its photo comes into view. */
  picks: Picks;
}

const load = () => import('#src/ui/gallery/zoom.tsx');

interface Enlarged {
  View: ComponentType<ZoomProps>;
  start: number;
  shown: readonly string[];
}

/** Arrows, thumbnails and the larger view of an article's photos; that view is fetched when somebody comes near. */
export function PhotoControls({ strip, images, name, detail, picks }: PhotoControlsProps) {
  const { t } = useLingui();
  const { toast } = useActions();
  const early = useReplay();
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const shown = shownPlace(detail, picks);
  useEffect(() => {
    const { current: list } = strip;
    if (shown !== null) list?.scrollTo({ left: shown * list.clientWidth, behavior: 'instant' });
  }, [strip, shown]);

  const enlarge = async (start: number): Promise<void> => {
    try {
      const { Zoom } = await load();
      const pictures = strip.current?.querySelectorAll('img') ?? [];
      setEnlarged({ View: Zoom, start, shown: Array.from(pictures, (one) => one.currentSrc) });
    } catch {
      toast(t`Agrandir la photo nécessite une connexion Internet, la première fois.`);
    }
  };
  const close = (at: number): void => {
    setEnlarged(null);
    const { current: list } = strip;
    list?.scrollTo({ left: at * list.clientWidth, behavior: 'instant' });
  };
  const labels = {
    position: (position: number, count: number) => t`${position} sur ${count}`,
    thumb: (position: number, count: number) => t`Photo ${position} sur ${count}`,
    previous: t`Photo précédente`,
    next: t`Photo suivante`,
    enlarge: t`Agrandir la photo`,
  };
  return (
    <>
      <GalleryControls
        strip={strip}
        images={images}
        labels={labels}
        early={early}
        onEnlarge={(at) => void enlarge(at)}
        onNear={() =>
          void load().catch(() => {
            // The press itself will say what is missing.
          })
        }
      />
      {enlarged === null ? null : (
        <enlarged.View
          title={name}
          images={images}
          shown={enlarged.shown}
          start={enlarged.start}
          labels={{
            ...labels,
            close: t`Fermer la photo`,
            larger: t`Agrandir`,
            smaller: t`Réduire`,
          }}
          onClose={close}
        />
      )}
    </>
  );
}
