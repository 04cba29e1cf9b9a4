import type { CatalogueStatus } from '#src/catalogue/status/status.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { noteEmptied, noteKept, noteMissing } from '#src/shop/store/device/device-inventory.ts';

export interface LossDeps {
  readonly status: () => Pick<CatalogueStatus, 'phase' | 'isDurable'>;
  readonly subscribe: (listen: () => void) => () => void;
  readonly store: Promise<PersonStore>;
  /** Something that was kept here is gone, and nobody here asked for it. */
  readonly tell: () => void;
}

const TABLES = ['base', 'outbox', 'parked', 'sent', 'favourites', 'drafts'] as const;

/** Notes what this device keeps, and tells when the browser has let go of it since the last time. */
export function noticeLosses({ status, subscribe, store, tell }: LossDeps): void {
  const missing = (one: 'catalogue' | 'work'): void => {
    if (noteMissing(one)) tell();
  };
  const followCatalogue = (): void => {
    const { phase, isDurable } = status();
    if (!isDurable) return;
    if (phase === 'ready') noteKept('catalogue');
    // `loading` comes after nothing was found, whoever looked too late to see that.
    if (phase !== 'ready' && phase !== 'opening') missing('catalogue');
  };
  subscribe(followCatalogue);
  followCatalogue();
  void store.then(async (opened) => {
    if (!opened.durable) return;
    if (await opened.read(TABLES, isEmpty)) missing('work');
    opened.watch(TABLES, isEmpty, (empty) => (empty ? noteEmptied('work') : noteKept('work')));
  });
}

async function isEmpty(tables: ReadTables): Promise<boolean> {
  for (const name of TABLES) if ((await tables[name].count()) > 0) return false;
  return true;
}
