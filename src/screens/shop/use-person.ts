import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useActions } from '#src/screens/shop/actions.tsx';
import { person, type Person } from '#src/store/person.ts';

/** Opens the data of the person as soon as a page of theirs stands. */
export function useNeedPerson(): void {
  useEffect(() => {
    person().catch(() => {
      // The press that needs it will say so; the page stays as it is.
    });
  }, []);
}

/** Makes a change and answers whether it is safe on this device; a disk that refuses is said, nothing is pretended. */
export function useChange(): (work: (own: Person) => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui();
  const { say } = useActions();
  return useCallback(
    async (work) => {
      try {
        await work(await person());
        return true;
      } catch (error) {
        console.warn(error);
        say(t`Cet appareil n’a pas pu enregistrer ce changement. Réessayez.`);
        return false;
      }
    },
    [say, t],
  );
}
