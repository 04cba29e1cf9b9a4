/** What may be asked about a vehicle: by phone, by a request of its own, on paper (domain 2.10). */
import { useLingui } from '@lingui/react/macro';
import { productLayout, textLink } from '#styled/recipes';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';

export function VehicleEnquiries({ row }: { row: CatalogueRow }) {
  const { t } = useLingui();
  const phone = useSetting('general.company.contact.phone');
  const isSold = row.sale === 'sold' || row.sale === 'unlisted';
  const asks = isSold
    ? []
    : [
        { kind: 'test-drive', label: t`Demander un essai` },
        { kind: 'trade-in', label: t`Faire reprendre mon véhicule` },
        { kind: 'quote', label: t`Demander un devis` },
        { kind: 'financing', label: t`Parler financement` },
      ];
  const number = formatPhone(phone);
  return (
    <div className={productLayout().options}>
      {asks.map(({ kind, label }) => (
        <Link
          key={kind}
          href={href(`${row.area}.contact-vehicule`, {}, { vehicule: row.slug, demande: kind })}
          className={productLayout().option}
        >
          {label}
        </Link>
      ))}
      {phone === '' ? null : (
        <Link href={`tel:${phone.replaceAll(' ', '')}`} className={textLink({ alone: true })}>
          {t`Appeler le ${number}`}
        </Link>
      )}
      <Button tone="line" size="sm" onClick={() => window.print()}>
        {t`Imprimer la fiche`}
      </Button>
    </div>
  );
}
