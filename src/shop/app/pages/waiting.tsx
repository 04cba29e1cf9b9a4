import { useRouterState } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PageOutline } from '#src/shop/app/pages/page-outline.tsx';
import { useView } from '#src/shop/store/state.ts';
import { LoadingOverlay } from '#src/ui/loading-overlay/loading-overlay.tsx';

/** A wait for the network is felt soon. */
const SHAPE_MS = 150;
/** What this device holds is there before this; the same page asked anew, as by a filter, stays readable meanwhile. */
const COVER_MS = 600;

/**
 * The old page stays until the new one is here. When the wait is felt, the shape of what comes covers it: nothing moves,
 * and where one was on the old page is not lost.
 */
export function Waiting() {
  const { t } = useLingui();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const next = useRouterState({ select: (state) => state.location.pathname });
  const shown = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const isHere = useView((state) => state.catalogue?.phase === 'ready');
  const isShape = next !== shown && !isHere;
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setFelt(true), isShape ? SHAPE_MS : COVER_MS);
    return () => {
      clearTimeout(timer);
      setFelt(false);
    };
  }, [loading, isShape]);
  if (!loading || !felt) return null;
  return isShape ? <PageOutline path={next} label={t`Chargement…`} /> : <LoadingOverlay label={t`Chargement…`} />;
}
