import { useLingui } from '@lingui/react/macro';
import { filterPanel, only } from '#styled/recipes';
import { parseEuros, readListAddress, writeListAddress, type ListAddress } from '#core/contract/pages/list-address.ts';
import type { ProductList } from '#core/contract/pages/page.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { PlainState } from '#src/shop/parts/list/plain-state.tsx';
import { withoutOption, withOption } from '#src/shop/features/list/filters/set-filters.ts';
import { useAsked } from '#src/shop/parts/list/use-asked.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useReplay } from '#src/shop/parts/hydration/use-replay.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { FacetFold, FacetGroup } from '#src/ui/facet/facet-group.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { PriceRange } from '#src/ui/price-range/price-range.tsx';

export interface FilterFieldsProps {
  list: ProductList;
  address: ListAddress;
  path: string;
  /** Beside the list on a large screen. */
  compact: boolean;
}

/** Groups that stand open; the others show their name. */
const OPEN = 3;

/** Price, attributes with counts, availability: a real form, so that filters work before any script. */
export function FilterFields({ list, address: given, path, compact }: FilterFieldsProps) {
  const { t } = useLingui();
  const [address, onChange] = useAsked(given, useChange(path));
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  const classes = filterPanel();
  return (
    <form
      data-replay={useReplay()}
      action={path}
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        const pairs = [...new FormData(event.currentTarget)].flatMap(([key, value]): [string, string][] =>
          typeof value === 'string' ? [[key, value]] : [],
        );
        onChange(withinBounds(readListAddress(pairs, address.usual), list));
      }}
    >
      <PlainState search={writeListAddress({ ...address, page: 1 })} except={/^(?:f_.*|prix_.*|stock|promo|page)$/} />
      <PriceFold list={list} address={address} path={path} compact={compact} onChange={onChange} />
      {list.facets.map((facet, at) => {
        const attribute = frame.attribute(facet.code);
        if (attribute === undefined) return null;
        const chosen = address.filters.find((one) => one.code === facet.code)?.optionIds ?? [];
        const count = facet.options.length;
        const title = wordingOf(attribute.label, locale).text;
        return (
          <FacetGroup
            key={facet.code}
            title={title}
            name={`f_${facet.code}`}
            open={at < OPEN || chosen.length > 0}
            moreLabel={t`Voir les ${count} choix`}
            options={facet.options.map((option) => {
              const known = frame.option(option.id);
              return {
                value: String(option.id),
                label: known === undefined ? '' : wordingOf(known.label, locale).text,
                count: format.number(option.count),
                selected: chosen.includes(option.id),
              };
            })}
            onToggle={(value, selected) => {
              const change = selected ? withOption : withoutOption;
              onChange({ ...address, filters: change(address.filters, facet.code, Number(value)) });
            }}
          />
        );
      })}
      <FacetFold title={t`Disponibilité`}>
        <Checkbox
          dense
          name="stock"
          value="1"
          checked={address.inStock}
          onChange={(event) => onChange({ ...address, inStock: event.target.checked })}
        >
          {t`En stock`}
        </Checkbox>
        <Checkbox
          dense
          name="promo"
          value="1"
          checked={address.promo}
          onChange={(event) => onChange({ ...address, promo: event.target.checked })}
        >
          {t`En promotion`}
        </Checkbox>
      </FacetFold>
    </form>
  );
}

/** Leads to the list in another state, from its first page. */
function useChange(path: string): (next: ListAddress) => void {
  const { go } = useActions();
  return (next) => go(path + writeListAddress({ ...next, page: 1 }), { stay: true });
}

/** Bounds that hold nobody back are no filter. */
function withinBounds(address: ListAddress, { priceBounds }: ProductList): ListAddress {
  if (priceBounds === null) return address;
  const { least, most } = wholeEuros(priceBounds);
  return {
    ...address,
    from: address.from !== null && address.from <= least ? null : address.from,
    to: address.to !== null && address.to >= most ? null : address.to,
  };
}

const wholeEuros = ({ min, max }: { min: number; max: number }): { least: number; most: number } => ({
  least: Math.floor(min / UNITS_PER_EURO) * UNITS_PER_EURO,
  most: Math.ceil(max / UNITS_PER_EURO) * UNITS_PER_EURO,
});

function PriceFold({
  list,
  address,
  path,
  compact,
  onChange,
}: FilterFieldsProps & { onChange: (next: ListAddress) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = filterPanel();
  const bounds = list.priceBounds;
  if (bounds === null) return null;
  const { least, most } = wholeEuros(bounds);
  const set = address.from !== null || address.to !== null;
  return (
    <FacetFold title={t`Prix`}>
      <PriceRange
        compact={compact}
        bounds={[least, most]}
        value={[address.from ?? least, address.to ?? most]}
        counts={bounds.histogram}
        step={UNITS_PER_EURO}
        names={{ from: 'prix_min', to: 'prix_max' }}
        format={format.money}
        parse={(text) => parseEuros(text) ?? undefined}
        onCommit={([from, to]) => onChange(withinBounds({ ...address, from, to }, list))}
        labels={{
          from: t`De`,
          to: t`À`,
          fromThumb: t`Prix minimum`,
          toThumb: t`Prix maximum`,
          between: t`à`,
        }}
      />
      <div className={classes.apply}>
        {/* the foot of a sheet applies all of it, where there are scripts */}
        <span className={compact ? '' : only({ on: 'plain' })}>
          <Button type="submit" tone="soft" size="sm">
            {t`Appliquer`}
          </Button>
        </span>
        {set ? (
          <LinkButton
            tone="text"
            size="sm"
            href={path + writeListAddress({ ...address, from: null, to: null, page: 1 })}
          >
            {t`Réinitialiser le prix`}
          </LinkButton>
        ) : null}
      </div>
    </FacetFold>
  );
}
