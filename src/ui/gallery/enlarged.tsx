import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '#src/ui/picture/picture.tsx';

/** A picture that may exist larger than the page ever shows it. */
export interface Photo extends PictureData {
  large?: string;
}

/** The picture as the page shows it, until the largest one is here: without a network that one may never come. */
export function Enlarged({ image, shown }: { image: Photo; shown: string }) {
  const [sharp, setSharp] = useState<string | null>(null);
  const here = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.large === undefined) return;
    const larger = new Image();
    larger.src = image.large;
    const arrive = async (): Promise<void> => {
      try {
        await larger.decode();
        /* without a network another width may have been answered, or an empty square */
        if (here.current !== null && larger.naturalWidth > here.current.naturalWidth) setSharp(larger.src);
      } catch {
        // Not on this device and no network: the smaller one stays.
      }
    };
    void arrive();
  }, [image]);
  return (
    <img ref={here} src={sharp ?? shown} width={image.width} height={image.height} alt={image.alt} draggable={false} />
  );
}
