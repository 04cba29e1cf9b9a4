import { AREAS } from '#core/domain/shop/area.ts';
import type { Area } from '#core/domain/shop/area.ts';
import * as v from 'valibot';
import { STATE_KEYS } from './catalogue-database.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { readState } from '#src/catalogue/published/replica-state.ts';
import type { ReplicaState } from '#src/catalogue/published/replica-state.ts';

const areasSchema = v.array(v.picklist(AREAS));

/** What the person wants here, and what was looked at last; it outlives the state. */
export interface KeptStore {
  /** Areas of which the person wants everything here. */
  keptAreas: () => Promise<ReadonlySet<Area>>;
  keepArea: (area: Area, keeps: boolean) => Promise<void>;
  /** What `keepLists` kept, whatever it is, and the state of the same moment. */
  listCache: () => Promise<{ readonly state: ReplicaState | null; readonly lists: unknown }>;
  keepLists: (lists: unknown) => Promise<void>;
}

function readAreas(stored: unknown): ReadonlySet<Area> {
  const parsed = v.safeParse(areasSchema, stored);
  return new Set(parsed.success ? parsed.output : []);
}

export function keptStore(database: CatalogueDatabase): KeptStore {
  return {
    keptAreas: () => database.read(['state'], async ({ state }) => readAreas(await state.get(STATE_KEYS.kept))),
    keepArea: (area, keeps) =>
      database.write(['state'], async ({ state }) => {
        const kept = new Set(readAreas(await state.get(STATE_KEYS.kept)));
        if (keeps) kept.add(area);
        else kept.delete(area);
        await state.put(STATE_KEYS.kept, [...kept]);
      }),
    listCache: () =>
      database.read(['state'], async ({ state }) => {
        const [current, lists] = await Promise.all([state.get(STATE_KEYS.current), state.get(STATE_KEYS.lists)]);
        return { state: readState(current), lists };
      }),
    keepLists: (lists) => database.write(['state'], ({ state }) => state.put(STATE_KEYS.lists, lists)),
  };
}
