/** Pictures that cannot be had – without a network, those this device has never seen – say in their place what they are. */
import { createContext, use, useEffect } from 'react';

/** What each picture is called, by its hash. */
export const PictureNames = createContext<ReadonlyMap<string, string>>(new Map());

const ATTRIBUTE = 'data-missing';

/** `.../<hash>-400.webp` and its like: of whichever picture the address speaks. */
const named = (names: ReadonlyMap<string, string>, address: string): string | undefined =>
  [...names].find(([hash]) => address.includes(hash))?.[1];

/** @param page the document of the canvas; @param other what a picture is called that nobody has named */
export function useMissingPictures(page: Document | undefined, other: string): void {
  const names = use(PictureNames);
  useEffect(() => {
    if (page === undefined) return undefined;
    const told = (event: Event, isMissing: boolean): void => {
      const image = event.target;
      // The canvas is a realm of its own: its elements are none of ours.
      if (image === null || !('currentSrc' in image) || !('parentElement' in image)) return;
      const { currentSrc, parentElement: place } = image;
      if (typeof currentSrc !== 'string' || !isElement(place)) return;
      if (isMissing) place.setAttribute(ATTRIBUTE, named(names, currentSrc) ?? other);
      else place.removeAttribute(ATTRIBUTE);
    };
    const missed = (event: Event): void => told(event, true);
    const came = (event: Event): void => told(event, false);
    // Neither goes up the page: they are heard on their way down.
    page.addEventListener('error', missed, true);
    page.addEventListener('load', came, true);
    return () => {
      page.removeEventListener('error', missed, true);
      page.removeEventListener('load', came, true);
    };
  }, [page, names, other]);
}

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'setAttribute' in value && 'removeAttribute' in value;
