/** Where an order goes, whom its invoice names, and what the buyer asked for with it. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { displayPhone } from '#core/domain/text/phone.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { RecordLink } from '#src/admin/parts/desk/record-link.tsx';
import { Told } from '#src/admin/parts/desk/told.tsx';
import { countryName } from '#src/forms/countries.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';

type Address = OrderDesk['billing'];

const isSame = (one: Address, other: Address): boolean => JSON.stringify(one) === JSON.stringify(other);

export function DeliveryPanel({ desk }: { desk: OrderDesk }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { dateUntil } = useShortDates();
  const classes = deskLayout();
  const { billing, shipping, delivery, comment, purchaseOrder, coupon, quote } = desk;
  const { title, pickup, promisedFrom: from, promisedTo: to } = delivery;
  const isOne = shipping !== null && isSame(billing, shipping);
  return (
    <DeskPanel title={t`Livraison et facturation`}>
      <div className={classes.body}>
        {title === null ? null : <p>{title}</p>}
        {pickup === null ? null : <Told term={t`Retrait`}>{pickup}</Told>}
        {to === null ? null : (
          <p>
            {from === null || from === to
              ? t`Livraison prévue le ${date(to)}`
              : t`Livraison prévue entre le ${dateUntil(from, to)} et le ${date(to)}`}
          </p>
        )}
        {shipping === null || isOne ? null : (
          <Told term={t`Adresse de livraison`}>
            <AddressLines address={shipping} />
          </Told>
        )}
        <Told term={isOne ? t`Adresse` : t`Adresse de facturation`}>
          <AddressLines address={billing} />
        </Told>
        {isOne ? <p className={classes.when}>{t`Facturation et livraison à la même adresse.`}</p> : null}
        {comment === null ? null : <Told term={t`Message du client`}>{comment}</Told>}
        {purchaseOrder === null ? null : <Told term={t`Bon de commande`}>{purchaseOrder}</Told>}
        {coupon === null ? null : <Told term={t`Code promo`}>{coupon}</Told>}
        {quote === null ? null : (
          <Told term={t({ context: 'order', message: 'Devis' })}>
            <RecordLink page="admin.quotes.edit" id={quote.uuid} number={quote.number} />
          </Told>
        )}
      </div>
    </DeskPanel>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name, company, lines, postcode, city, country, phone, note } = address;
  const said = [company, name, ...lines, `${postcode} ${city}`, countryName(country, locale)];
  return (
    <address>
      {[...said, phone === null ? null : displayPhone(phone)].map((line) =>
        line === null || line.trim() === '' ? null : <div key={line}>{line}</div>,
      )}
      {note === null ? null : <div>{t`Consigne : ${note}`}</div>}
    </address>
  );
}
