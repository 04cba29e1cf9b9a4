import { useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { formatPhone } from '#src/i18n/format/phone.ts';
import type { Place } from '#src/api/maps.ts';
import { useFrame } from '#src/screens/shop/frame.tsx';
import { late } from '#src/screens/shop/late.tsx';
import { useSetting } from '#src/screens/shop/setting.ts';
import { Link } from '#src/ui/link/link.tsx';
import { clock } from '#src/ui/icon/glyphs.ts';
import { envelopeSimple, mapPin, phone } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/* only a shop with a key of the maps service needs it */
const ShopMap = late(async () => (await import('#src/features/shop/contact/shop-map.tsx')).ShopMap);

/** Where the shop is and when it answers, from its settings; what is not set is not shown. */
export function ShopFacts() {
  const { t } = useLingui();
  const setting = useSetting();
  const { init } = useFrame();
  const number = setting('general.company.contact.phone');
  const email = setting('general.company.contact.email');
  const hours = setting('general.company.contact.opening_hours');
  const apiKey = setting('general.maps.google.api_key');
  const place = placeOf(setting('general.maps.store.latitude'), setting('general.maps.store.longitude'));
  const street = setting('general.company.legal.address');
  const town = [setting('general.company.legal.postcode'), setting('general.company.legal.city')]
    .filter((part) => part !== null)
    .join(' ');
  const facts: readonly (Fact | null)[] = [
    number === null
      ? null
      : {
          key: 'phone',
          term: t`Téléphone`,
          glyph: phone,
          value: <Link href={`tel:${number.replace(/\s/g, '')}`}>{formatPhone(number)}</Link>,
        },
    email === null
      ? null
      : { key: 'email', term: t`E-mail`, glyph: envelopeSimple, value: <Link href={`mailto:${email}`}>{email}</Link> },
    hours === null ? null : { key: 'hours', term: t`Horaires`, glyph: clock, value: hours },
    street === null
      ? null
      : {
          key: 'address',
          term: t`Adresse`,
          glyph: mapPin,
          value: (
            <>
              {street}, {town}{' '}
              <Link href={planOf(`${street}, ${town}`, place)} rel="noreferrer" className={textLink()}>
                {t`Voir sur un plan`}
              </Link>
            </>
          ),
        },
  ];
  return (
    <Surface>
      <KeyValueList withIcons facts={facts.filter((fact) => fact !== null)} />
      {apiKey === null || place === null ? null : (
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

function placeOf(lat: string | null, lng: string | null): Place | null {
  const place = { lat: Number(lat ?? Number.NaN), lng: Number(lng ?? Number.NaN) };
  return Number.isFinite(place.lat) && Number.isFinite(place.lng) ? place : null;
}
