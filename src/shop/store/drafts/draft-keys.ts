/** Which forms hold something typed and not sent: a live query, followed only by the screen that shows it. */
import { useObservable } from 'dexie-react-hooks';
import { person } from '#src/shop/store/person/person.ts';

const NONE: readonly string[] = [];

/** Keys of the drafts on this device, as they come and go in any tab. */
function draftKeys() {
  return {
    subscribe(seen: (keys: readonly string[]) => void) {
      let end = (): void => {};
      let isOver = false;
      const follow = async (): Promise<void> => {
        const { store } = await person();
        if (isOver) return;
        end = store.watch(['drafts'], async (t) => await t.drafts.keys(), seen);
      };
      follow().catch(() => {
        // No storage: there is no draft to show.
      });
      return {
        unsubscribe: () => {
          isOver = true;
          end();
        },
      };
    },
  };
}

export function useDraftKeys(): readonly string[] {
  return useObservable(draftKeys, [], NONE);
}
