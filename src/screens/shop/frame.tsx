/** Init payload and structure around every page, for any part that reads categories, menus or attributes. */
import { createContext, use, type ReactNode } from 'react';
import type { Frame } from '#core/contract/pages/port.ts';
import type { Attribute, AttributeOption, Category } from '#core/contract/structure.ts';

interface FrameIndex extends Frame {
  category: (id: number) => Category | undefined;
  children: (id: number | null) => readonly Category[];
  attribute: (code: string) => Attribute | undefined;
  option: (id: number) => AttributeOption | undefined;
}

const FrameContext = createContext<FrameIndex | null>(null);

/** One index per frame: built when the first component asks. */
const indexes = new WeakMap<Frame, FrameIndex>();

function indexOf(frame: Frame): FrameIndex {
  const known = indexes.get(frame);
  if (known !== undefined) return known;
  const categories = new Map(frame.structure.categories.map((one) => [one.id, one]));
  const attributes = new Map(frame.structure.attributes.map((one) => [one.code, one]));
  const options = new Map(frame.structure.attributes.flatMap((one) => one.options).map((one) => [one.id, one]));
  const byParent = new Map<number | null, Category[]>();
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

export function FrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  return <FrameContext value={indexOf(frame)}>{children}</FrameContext>;
}

export function useFrame(): FrameIndex {
  const frame = use(FrameContext);
  if (frame === null) throw new Error('useFrame needs a FrameProvider above');
  return frame;
}
