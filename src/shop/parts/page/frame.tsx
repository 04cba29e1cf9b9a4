/** The shop around every page, for any part that reads categories, menus or attributes. */
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import type { ShownSettings } from '#core/settings/shown.ts';
import type { Frame, ShownAttribute, ShownCategory, ShownOption } from '#core/contract/pages/port.ts';

interface FrameIndex extends Frame {
  category: (id: number) => ShownCategory | undefined;
  children: (id: number | null) => readonly ShownCategory[];
  attribute: (code: string) => ShownAttribute | undefined;
  option: (id: number) => ShownOption | undefined;
}

/** The frame of the first drawing, and the one known by now: the same, one that holds more, or a newer one. */
interface Frames {
  first: () => FrameIndex;
  newest: () => FrameIndex;
  subscribe: LiveFrame['onRenewed'];
  /** All settings of the shop; absent on the server, whose frame is whole. */
  settings: LiveFrame['settings'] | undefined;
}

/** Where the frame comes from after the first drawing. */
export interface LiveFrame {
  /** The whole frame, once a page has needed more than the document carried. */
  newest: () => Frame | undefined;
  /** Hears that the shop around the pages has changed; a larger frame is no news: what is on screen has all it shows. */
  onRenewed: (listen: () => void) => () => void;
  /** All settings, the same promise for everybody. */
  settings: () => Promise<ShownSettings>;
}

const FrameContext = createContext<Frames | null>(null);

/** Apart from the frame: on pages of both areas it moves with the device, and parts still without code stay as they are. */
const AreaContext = createContext<Area>('auto');

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
  /** Absent on the server, where every page is drawn once. */
  living?: LiveFrame | undefined;
  /** Of the page on screen. */
  area?: Area;
  children: ReactNode;
}

const never = () => () => {};

export function FrameProvider({ frame, living, area = 'auto', children }: FrameProviderProps) {
  const frames = useMemo(
    () => ({
      first: () => indexOf(frame),
      newest: () => indexOf(living?.newest() ?? frame),
      subscribe: living?.onRenewed ?? never,
      settings: living?.settings,
    }),
    [frame, living],
  );
  return (
    <FrameContext value={frames}>
      <AreaContext value={area}>{children}</AreaContext>
    </FrameContext>
  );
}

/** The shop's own name; null where a start without network and without data has brought no frame. */
export function useShopName(): string | null {
  return use(FrameContext)?.first().init.branding.name ?? null;
}

function useFrames(): Frames {
  const frames = use(FrameContext);
  if (frames === null) throw new Error('useFrame needs a FrameProvider above');
  return frames;
}

export function useFrame(): FrameIndex {
  const frames = useFrames();
  return useSyncExternalStore(frames.subscribe, frames.newest, frames.first);
}

/** Where settings are read: the area of the page, what the frame carries of them, and where the others come from. */
export function usePageSettings(): { area: Area; carried: ShownSettings; all: LiveFrame['settings'] | undefined } {
  return { area: use(AreaContext), carried: useFrame().init.settings, all: useFrames().settings };
}
