import { useRouterState } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LoadingOverlay } from '#src/ui/loading-overlay/loading-overlay.tsx';

/** The old page stays until the new one is here; a cover tells of a wait that is felt. */
const FELT_MS = 600;

export function Waiting() {
  const { t } = useLingui();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setFelt(true), FELT_MS);
    return () => {
      clearTimeout(timer);
      setFelt(false);
    };
  }, [loading]);
  return loading && felt ? <LoadingOverlay label={t`Chargement…`} /> : null;
}
