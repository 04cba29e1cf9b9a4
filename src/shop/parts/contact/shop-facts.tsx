import { useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { formatPhone } from '#src/i18n/format/phone.ts';
import type { Place } from '#src/api/maps.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { Link } from '#src/ui/link/link.tsx';
import { clock } from '#src/ui/icon/glyphs.ts';
import { envelopeSimple, mapPin, phone } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/* only a shop with a key of the maps service needs it */
const ShopMap = deferred(async () => (await import('#src/shop/parts/contact/shop-map.tsx')).ShopMap);

export interface ShopFactsProps {
  /** One side of it: when and how the shop answers, or where it is; both where silent. */
  of?: 'hours' | 'map';
}

/** Where the shop is and when it answers, from its settings; what is not set is not shown. */
export function ShopFacts({ of }: ShopFactsProps) {
  const { t } = useLingui();
  const { init } = useFrame();
  const number = useSetting('general.company.contact.phone');
  const email = useSetting('general.company.contact.email');
  const hours = useSetting('general.company.contact.opening_hours');
  const apiKey = useSetting('general.maps.google.api_key');
  const place = placeOf(useSetting('general.maps.store.latitude'), useSetting('general.maps.store.longitude'));
  const street = useSetting('general.company.legal.address');
  const town = [useSetting('general.company.legal.postcode'), useSetting('general.company.legal.city')]
    .filter((part) => part !== '')
    .join(' ');
  const answers: readonly (Fact | null)[] = [
    number === ''
      ? null
      : {
          key: 'phone',
          term: t`Téléphone`,
          glyph: phone,
          value: (
            <Link href={`tel:${number.replace(/\s/g, '')}`} className={textLink()}>
              {formatPhone(number)}
            </Link>
          ),
        },
    email === ''
      ? null
      : {
          key: 'email',
          term: t`E-mail`,
          glyph: envelopeSimple,
          value: (
            <Link href={`mailto:${email}`} className={textLink()}>
              {email}
            </Link>
          ),
        },
    hours === '' ? null : { key: 'hours', term: t`Horaires`, glyph: clock, value: hours },
  ];
  const lies: readonly (Fact | null)[] = [
    street === ''
      ? null
      : {
          key: 'address',
          term: t`Adresse`,
          glyph: mapPin,
          value: (
            <>
              {street}
              <br />
              {town}
              <br />
              <Link href={planOf(`${street}, ${town}`, place)} rel="noreferrer" className={textLink()}>
                {t`Voir sur un plan`}
              </Link>
            </>
          ),
        },
  ];
  const facts = [...(of === 'map' ? [] : answers), ...(of === 'hours' ? [] : lies)];
  return (
    <Surface>
      <KeyValueList withIcons facts={facts.filter((fact) => fact !== null)} />
      {of === 'hours' || apiKey === '' || place === null ? null : (
        <ShopMap apiKey={apiKey} lat={place.lat} lng={place.lng} name={init.branding.name} />
      )}
    </Surface>
  );
}

/** A plan that everybody may look at: nothing of it is loaded before somebody goes there. */
const planOf = (address: string, place: Place | null): string =>
  place === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=17/${place.lat}/${place.lng}`;

const placeOf = (lat: number | null, lng: number | null): Place | null =>
  lat === null || lng === null ? null : { lat, lng };
