import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';
import type { ShippingMethod } from '#core/domain/shipping/methods.ts';
import { promisedDates } from '#core/domain/shipping/promised-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

interface DeliveryProps {
  method: ShippingMethod;
  terms: SaleTerms;
}

/** A way to bring it: what it is, what it costs, when it is there. */
export function DeliveryLabel({ method, terms }: DeliveryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const price = method.price === 0 ? t`offert` : format.money(method.price);
  // « Livraison offerte » says it.
  const says = method.kind === 'free' ? '' : ` – ${price}`;
  const carrier = method.carrier === null || method.carrier === method.title ? '' : ` (${method.carrier})`;
  return (
    <>
      <b>
        {method.title}
        {carrier}
        {says}
      </b>
      <div className={formLayout().small}>
        <DeliveryWhen method={method} terms={terms} />
      </div>
      {method.kind === 'pickup' || method.description === null ? null : (
        <div className={formLayout().small}>{method.description}</div>
      )}
    </>
  );
}

/** When and where: days promised from now on, or the store with its hours (art. L111-1). */
export function DeliveryWhen({ method, terms }: DeliveryProps) {
  const { date } = useFormat();
  const { dateUntil } = useShortDates();
  const now = useActions().now();
  if (method.pickup !== null) {
    const place = terms.pickupPlaces.find(({ code }) => code === method.pickup);
    const hours = terms.shipping.pickup?.preparationHours ?? 0;
    if (place === undefined) return null;
    const { name, street, postcode, city } = place;
    return (
      <>
        <div>
          {name}, {street}, {postcode} {city}
        </div>
        {place.hours === null ? null : place.hours.split('\n').map((line) => <div key={line}>{line}</div>)}
        <div>
          <Trans>Prêt {hours} h ouvrées après confirmation</Trans>
        </div>
      </>
    );
  }
  if (method.days === null || now === null) return null;
  const dates = promisedDates(now, terms, method.days);
  const [from, to] = [dateUntil(dates.from, dates.to), date(dates.to)];
  return dates.from === dates.to ? (
    <Trans>Livré le {to}</Trans>
  ) : (
    <Trans>
      Livré entre le {from} et le {to}
    </Trans>
  );
}
