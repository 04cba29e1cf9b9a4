import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { formLayout, plate } from '#styled/recipes';
import type { Place } from '#src/api/maps.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { openMaps } from '#src/shop/store/maps.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';

export interface ShopMapProps {
  /** The shop's key for the maps service. */
  apiKey: string;
  lat: number;
  lng: number;
  /** What stands there. */
  name: string;
}

/** Where the shop is, on a map of another site: after a yes alone, and gone with a no. */
export function ShopMap(props: ShopMapProps) {
  const consent = useView((state) => state.consent);
  return consent?.choices.maps === true ? <DrawnMap {...props} /> : <MapOffer audience={consent?.choices.audience} />;
}

function MapOffer({ audience = false }: { audience: boolean | undefined }) {
  const { t } = useLingui();
  const { chooseCookies } = useActions();
  return (
    <div className={formLayout().stackTight}>
      <p className={formLayout().small}>
        <Trans>La carte vient de Google Maps, qui peut déposer des cookies.</Trans>
      </p>
      <Button tone="line" size="sm" onClick={() => void chooseCookies({ audience, maps: true })}>
        {t`Accepter et afficher la carte`}
      </Button>
    </div>
  );
}

const CLOSE_BY = 15;

function DrawnMap({ apiKey, lat, lng, name }: ShopMapProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const ground = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    const draw = async (): Promise<void> => {
      const place: Place = { lat, lng };
      const { Map, Marker } = await openMaps(apiKey, locale.slice(0, 2));
      if (!here || ground.current === null) return;
      const map = new Map(ground.current, { center: place, zoom: CLOSE_BY, gestureHandling: 'cooperative' });
      void new Marker({ map, position: place, title: name });
    };
    draw().catch((error: unknown) => {
      console.warn(error);
      if (here) setFailed(true);
    });
    return () => {
      here = false;
    };
  }, [apiKey, lat, lng, name, locale]);
  if (failed) return <p className={formLayout().small}>{t`La carte ne répond pas. L’adresse reste valable.`}</p>;
  return <div ref={ground} role="region" aria-label={t`Plan du magasin`} className={plate({ size: 'wide' })} />;
}
