import { useCallback, useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';

type Strip = RefObject<HTMLUListElement | null>;

/** The picture that the strip shows, also when it was scrolled before the controls were there. */
export function useScrolledTo(strip: Strip, count: number): number {
  const listen = useCallback(
    (heard: () => void) => {
      const { current: list } = strip;
      list?.addEventListener('scroll', heard, { passive: true });
      return () => list?.removeEventListener('scroll', heard);
    },
    [strip],
  );
  const position = (): number => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    return Math.min(count - 1, Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  return useSyncExternalStore(listen, position, () => 0);
}

export interface StripEars {
  at: number;
  count: number;
  /** An arrow, Home or End asks for a picture; they go round. */
  onShow: (at: number) => void;
  /** A picture was pressed. */
  onEnlarge: (at: number) => void;
  /** A pointer or the focus came near: told once. */
  onNear: () => void;
}

/** Keys and presses on a strip that stood on the page before its controls. */
export function useStripEvents(strip: Strip, { at, count, onShow, onEnlarge, onNear }: StripEars): void {
  const pressed = useEffectEvent(() => onEnlarge(at));
  const near = useEffectEvent(() => onNear());
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') onShow(at - 1);
    else if (event.key === 'ArrowRight') onShow(at + 1);
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(count - 1);
    else if (event.key === 'Enter') onEnlarge(at);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const { current: list } = strip;
    if (list === null) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    list.addEventListener('click', () => pressed(), { signal });
    list.addEventListener('keydown', (event) => keyed(event), { signal });
    for (const kind of ['pointerenter', 'focus']) list.addEventListener(kind, () => near(), { signal, once: true });
    return () => leave.abort();
  }, [strip]);
}
