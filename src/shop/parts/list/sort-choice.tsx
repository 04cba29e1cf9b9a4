import { useLingui } from '@lingui/react/macro';
import { only, pageHead } from '#styled/recipes';
import { SORTS, writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { PlainState } from '#src/shop/parts/list/plain-state.tsx';
import { useAsked } from '#src/shop/parts/list/use-asked.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Select } from '#src/ui/field/select.tsx';

export interface SortChoiceProps {
  address: ListAddress;
  path: string;
  onChange: (next: ListAddress) => void;
}

/** Sorting by relevance, price, date, name (domain 2.11): a native select in a form that works before any script. */
export function SortChoice({ address, path, onChange }: SortChoiceProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    relevance: t`Pertinence`,
    price: t`Prix croissant`,
    '-price': t`Prix décroissant`,
    '-created_at': t`Nouveautés d’abord`,
    created_at: t`Plus anciens d’abord`,
    name: t`Nom de A à Z`,
    '-name': t`Nom de Z à A`,
  };
  const [asked, ask] = useAsked(address, onChange);
  const chosen = SORTS.find((one) => one.sort === asked.sort && one.desc === asked.desc) ?? SORTS[0];
  return (
    <form action={path} className={pageHead().sort}>
      <PlainState search={writeListAddress({ ...address, page: 1 })} except="sort" />
      <span aria-hidden>{t`Trier par`}</span>
      <Select
        chip
        name="sort"
        aria-label={t`Trier par`}
        value={chosen?.value ?? 'relevance'}
        onChange={(event) => {
          const next = SORTS.find((one) => one.value === event.target.value);
          if (next !== undefined) ask({ ...address, sort: next.sort, desc: next.desc });
        }}
      >
        {SORTS.map(({ value }) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Select>
      <span className={only({ on: 'plain' })}>
        <Button type="submit" tone="line" size="sm">
          {t`Trier`}
        </Button>
      </span>
    </form>
  );
}
