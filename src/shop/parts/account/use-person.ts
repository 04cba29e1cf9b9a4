import { useCallback, useEffect } from 'react';
import { useKeeping } from '#src/shop/parts/account/use-keeping.ts';
import { person, type Person } from '#src/shop/store/person/person.ts';

/** Opens the data of the person as soon as a page of theirs stands. */
export function useNeedPerson(): void {
  useEffect(() => {
    person().catch(() => {
      // The press that needs it will say so; the page stays as it is.
    });
  }, []);
}

/** Makes a change of the person's data and answers whether it is safe on this device. */
export function useChange(): (work: (own: Person) => Promise<unknown>) => Promise<boolean> {
  const keep = useKeeping();
  return useCallback((work) => keep(async () => work(await person())), [keep]);
}
