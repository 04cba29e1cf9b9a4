import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useActions } from '#src/shop/parts/actions.tsx';

/**
 * Does what a press keeps on this device, and answers whether it is safe there; a disk that refuses, or a part of the
 * shop that cannot be loaded, is said, nothing is pretended.
 */
export function useKeeping(): (work: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui();
  const { toast } = useActions();
  return useCallback(
    async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        console.warn(error);
        toast(t`Cet appareil n’a pas pu enregistrer ce changement. Réessayez.`);
        return false;
      }
    },
    [toast, t],
  );
}
