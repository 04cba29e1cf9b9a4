/** The CSRF token of `api.me`: one per session, in memory; a store may keep it for the next start (design §6). */
export interface TokenKeeper {
  read: () => Promise<string | null>;
  keep: (token: string) => Promise<void>;
}

/** In memory only, for a page; the sync engine keeps its token in the person's database. */
export function memoryToken(): TokenKeeper {
  let token: string | null = null;
  return {
    read: () => Promise.resolve(token),
    keep: (next) => {
      token = next;
      return Promise.resolve();
    },
  };
}
