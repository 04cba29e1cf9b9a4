import { useLingui } from '@lingui/react/macro';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { useSetting } from '#src/screens/shop/setting.ts';
import { Link } from '#src/ui/link/link.tsx';
import { clock } from '#src/ui/icon/glyphs.ts';
import { envelopeSimple, mapPin, phone } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** Where the shop is and when it answers, from its settings; what is not set is not shown. */
export function ShopFacts() {
  const { t } = useLingui();
  const setting = useSetting();
  const number = setting('general.company.contact.phone');
  const email = setting('general.company.contact.email');
  const hours = setting('general.company.contact.opening_hours');
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
    street === null ? null : { key: 'address', term: t`Adresse`, glyph: mapPin, value: `${street}, ${town}` },
  ];
  return (
    <Surface>
      <KeyValueList withIcons facts={facts.filter((fact) => fact !== null)} />
    </Surface>
  );
}
