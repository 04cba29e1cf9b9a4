import { useLingui } from '@lingui/react/macro';
import { dataTable } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import type { Address } from './address.ts';

interface AddressRowProps {
  address: Address;
  /** Where the thing itself is written. */
  href: string | null;
  onChange: (() => void) | null;
}

/** Former addresses that are told; the rest are counted. */
const TOLD = 2;

export function AddressRow({ address, href, onChange }: AddressRowProps) {
  const { t } = useLingui();
  const { title, path, usual, isShown, former } = address;
  const classes = dataTable();
  const name = title || t`Sans titre`;
  const more = String(former.length - TOLD);
  return (
    <tr className={classes.row}>
      <td className={classes.cell}>
        {href === null ? (
          <span className={classes.title}>{name}</span>
        ) : (
          <Link href={href} className={classes.title ?? ''}>
            {name}
          </Link>
        )}
      </td>
      <td className={classes.cell}>
        {/* the shop is another site than the back office: a new tab */}
        {isShown ? (
          <a href={path} target="_blank" rel="noopener" className={classes.title}>
            {path}
          </a>
        ) : (
          path
        )}{' '}
        {isShown ? null : <StatusTag tone="neutral">{t`Non publié`}</StatusTag>}
        {path === usual ? null : <StatusTag tone="info">{t`Personnalisée`}</StatusTag>}
      </td>
      <td className={classes.cell} data-quiet="" title={former.join('\n')}>
        {former.slice(0, TOLD).join(', ')}
        {former.length > TOLD ? ` + ${more}` : ''}
      </td>
      {onChange === null ? null : (
        <td className={classes.cell}>
          <Button tone="text" size="sm" aria-label={t`Modifier l’adresse de ${name}`} onClick={onChange}>
            {t`Modifier`}
          </Button>
        </td>
      )}
    </tr>
  );
}
