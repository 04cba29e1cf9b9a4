import { useEffect, useState, type RefObject } from 'react';

/** How far something that is so many px wide is made smaller, to be seen whole in its stage: 1 where it has room. */
export function useScale(stage: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const of = stage.current;
    if (of === null) return undefined;
    const look = new ResizeObserver(() => setRoom(of.clientWidth));
    look.observe(of);
    return () => look.disconnect();
  }, [stage]);
  return room <= 0 ? 1 : Math.min(1, room / width);
}
