/** The shop around every page, for any part that reads categories, menus or attributes. */
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Frame, ShownAttribute, ShownCategory, ShownOption } from '#core/contract/pages/port.ts';

interface FrameIndex extends Frame {
  category: (id: number) => ShownCategory | undefined;
  children: (id: number | null) => readonly ShownCategory[];
  attribute: (code: string) => ShownAttribute | undefined;
  option: (id: number) => ShownOption | undefined;
}

/** The frame of the first drawing, and the one known by now: the same, or one that holds more. */
interface Frames {
  first: () => FrameIndex;
  newest: () => FrameIndex;
}

const FrameContext = createContext<Frames | null>(null);

/** One index per frame: built when the first component asks. */
const indexes = new WeakMap<Frame, FrameIndex>();

function indexOf(frame: Frame): FrameIndex {
  const known = indexes.get(frame);
  if (known !== undefined) return known;
  const categories = new Map(frame.structure.categories.map((one) => [one.id, one]));
  const attributes = new Map(frame.structure.attributes.map((one) => [one.code, one]));
  const options = new Map(frame.structure.attributes.flatMap((one) => one.options).map((one) => [one.id, one]));
  const byParent = new Map<number | null, ShownCategory[]>();
  for (const category of frame.structure.categories) {
    const siblings = byParent.get(category.parentId) ?? [];
    siblings.push(category);
    byParent.set(category.parentId, siblings);
  }
  for (const siblings of byParent.values()) siblings.sort((a, b) => a.position - b.position || a.id - b.id);
  const index: FrameIndex = {
    ...frame,
    category: (id) => categories.get(id),
    children: (id) => byParent.get(id) ?? [],
    attribute: (code) => attributes.get(code),
    option: (id) => options.get(id),
  };
  indexes.set(frame, index);
  return index;
}

export interface FrameProviderProps {
  frame: Frame;
  /** The whole frame, once a page has needed more than the document carried. */
  newest?: (() => Frame | undefined) | undefined;
  children: ReactNode;
}

export function FrameProvider({ frame, newest, children }: FrameProviderProps) {
  const frames = useMemo(
    () => ({ first: () => indexOf(frame), newest: () => indexOf(newest?.() ?? frame) }),
    [frame, newest],
  );
  return <FrameContext value={frames}>{children}</FrameContext>;
}

/** Nobody is told of a larger frame: what is on screen has all it shows, and a new page reads the newest. */
const never = () => () => {};

/** The shop's own name; null where a start without network and without data has brought no frame. */
export function useShopName(): string | null {
  return use(FrameContext)?.first().init.branding.name ?? null;
}

export function useFrame(): FrameIndex {
  const frames = use(FrameContext);
  if (frames === null) throw new Error('useFrame needs a FrameProvider above');
  return useSyncExternalStore(never, frames.newest, frames.first);
}
