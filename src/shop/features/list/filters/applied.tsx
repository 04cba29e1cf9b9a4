import { useLingui } from '@lingui/react/macro';
import { writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { withoutOption } from '#src/shop/features/list/filters/set-filters.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { RemovableChip } from '#src/ui/chip/chip.tsx';

export interface AppliedProps {
  address: ListAddress;
  path: string;
  tall?: boolean;
}

/** What narrows the list, each with the address of the list without it. */
export function Applied({ address, path, tall = false }: AppliedProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const from = address.from === null ? null : format.money(address.from);
  const to = address.to === null ? null : format.money(address.to);
  const price =
    from !== null && to !== null
      ? t`${from} à ${to}`
      : from !== null
        ? t`dès ${from}`
        : to !== null
          ? t`jusqu’à ${to}`
          : null;
  const chips: { key: string; label: string; without: ListAddress }[] = address.filters.flatMap(({ code, optionIds }) =>
    optionIds.flatMap((id) => {
      /* an address may name an option of another attribute, which narrows nothing */
      const option = frame.attribute(code)?.options.find((one) => one.id === id);
      if (option === undefined) return [];
      const label = wordingOf(option.label, locale).text;
      return [{ key: String(id), label, without: { ...address, filters: withoutOption(address.filters, code, id) } }];
    }),
  );
  if (address.area !== null)
    chips.push({
      key: 'area',
      label: address.area === 'auto' ? t`Auto` : t`Moto`,
      without: { ...address, area: null },
    });
  if (address.inStock) chips.push({ key: 'stock', label: t`En stock`, without: { ...address, inStock: false } });
  if (address.promo) chips.push({ key: 'promo', label: t`En promotion`, without: { ...address, promo: false } });
  if (price !== null) chips.push({ key: 'price', label: price, without: { ...address, from: null, to: null } });
  return chips.map(({ key, label, without }) => (
    <RemovableChip
      key={key}
      tall={tall}
      href={path + writeListAddress({ ...without, page: 1 })}
      label={t`Retirer le filtre ${label}`}
    >
      {label}
    </RemovableChip>
  ));
}
