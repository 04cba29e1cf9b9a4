import { useLingui } from '@lingui/react/macro';
import { writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import { useFrame } from '#src/screens/shop/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { RemovableChip } from '#src/ui/chip/chip.tsx';

/** How many filters are set. */
export function appliedCount(address: ListAddress): number {
  const options = address.filters.reduce((sum, one) => sum + one.optionIds.length, 0);
  const price = address.from === null && address.to === null ? 0 : 1;
  return options + price + [address.inStock, address.promo, address.area !== null].filter(Boolean).length;
}

/** The filters without one option of one attribute. */
export function withoutOption(filters: ListAddress['filters'], code: string, id: number): ListAddress['filters'] {
  return filters
    .map((one) => (one.code === code ? { code, optionIds: one.optionIds.filter((other) => other !== id) } : one))
    .filter((one) => one.optionIds.length > 0);
}

/** The filters with one option more. */
export function withOption(filters: ListAddress['filters'], code: string, id: number): ListAddress['filters'] {
  const others = filters.filter((one) => one.code !== code);
  const own = filters.find((one) => one.code === code)?.optionIds ?? [];
  return [...others, { code, optionIds: [...own.filter((other) => other !== id), id] }];
}

/** What narrows the list, each with the address of the list without it. */
export function Applied({ address, path, tall = false }: { address: ListAddress; path: string; tall?: boolean }) {
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
      const option = frame.option(id);
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
