import { useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { displaySiren, displaySiret } from '#core/domain/company/siret.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Who publishes the shop and where it is kept (LCEN, art. 1-1), from its settings; what is not set is not shown. */
export function LegalFacts() {
  const { t } = useLingui();
  const { init } = useFrame();
  const form = useSetting('general.company.legal.form');
  const capital = withCurrency(useSetting('general.company.legal.capital'));
  const street = useSetting('general.company.legal.address');
  const town = joined(' ', useSetting('general.company.legal.postcode'), useSetting('general.company.legal.city'));
  const siret = useSetting('general.company.legal.siret');
  const registry = useSetting('general.company.legal.rcs_city');
  const phone = useSetting('general.company.contact.phone');
  const email = useSetting('general.company.contact.email');
  const facts: readonly Fact[] = [
    { key: 'name', term: t`Raison sociale`, value: useSetting('general.company.legal.name') || init.branding.name },
    { key: 'form', term: t`Forme juridique`, value: capital === '' ? form : t`${form} au capital de ${capital}` },
    { key: 'seat', term: t`Siège social`, value: joined(', ', street, town) },
    { key: 'siret', term: t`SIRET`, value: displaySiret(siret) },
    {
      key: 'registry',
      term: t`Immatriculation`,
      value: registry === '' ? '' : `RCS ${registry} ${displaySiren(siret)}`,
    },
    { key: 'ape', term: t`Code APE`, value: useSetting('general.company.legal.ape_code') },
    { key: 'vat', term: t`TVA intracommunautaire`, value: useSetting('general.company.legal.vat_number') },
    { key: 'phone', term: t`Téléphone`, value: phone === '' ? '' : formatPhone(phone) },
    {
      key: 'email',
      term: t`E-mail`,
      value:
        email === '' ? (
          ''
        ) : (
          <Link href={`mailto:${email}`} className={textLink()}>
            {email}
          </Link>
        ),
    },
    {
      key: 'director',
      term: t`Direction de la publication`,
      value: useSetting('general.company.legal.publication_director'),
    },
    { key: 'host', term: t`Hébergeur`, value: useSetting('general.company.legal.host') },
  ];
  return <KeyValueList facts={facts.filter(({ value }) => value !== '')} />;
}

const joined = (between: string, ...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

const withCurrency = (capital: string): string =>
  capital === '' || /[€$]/u.test(capital) ? capital : `${capital}${NARROW}€`;
