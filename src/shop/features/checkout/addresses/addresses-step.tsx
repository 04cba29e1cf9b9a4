/** Where it is billed and brought: from the address book, or to a new address that enters it (domain 4.1). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, textLink } from '#styled/recipes';
import type { Address } from '#core/contract/account/address-fields.ts';
import { href } from '#core/contract/pages/href.ts';
import { MAX_ADDRESSES } from '#core/domain/account/address.ts';
import { AddressChoice } from '#src/shop/features/checkout/addresses/address-choice.tsx';
import { NewAddress } from '#src/shop/features/checkout/addresses/new-address.tsx';
import type { ReadyCheckout } from '#src/shop/features/checkout/ready-checkout.ts';
import { stepHref } from '#src/shop/features/checkout/step-list.tsx';
import { useChoose } from '#src/shop/features/checkout/use-choose.ts';
import { addressForm } from '#src/shop/parts/account/account-paths.ts';
import { useStepWords } from '#src/shop/parts/checkout/step-words.ts';
import { addressesOf, isWhole } from '#src/shop/store/checkout/checkout-state.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

type Use = 'billing' | 'shipping';

export function AddressesStep({ view }: { view: ReadyCheckout }) {
  const { t } = useLingui();
  const { go } = useActions();
  const words = useStepWords();
  const { cart, place, buyer, checkout } = view;
  const choose = useChoose(place);
  const [adding, setAdding] = useState<Use | null>(buyer.book.length === 0 ? 'billing' : null);
  const [refused, setRefused] = useState(0);
  const { billing, isSameAddress, pricing, steps } = checkout;
  const { hasStockable } = pricing;
  const missing = steps.addresses.error;
  const sentence = refused === 0 || missing === undefined ? undefined : words.error(missing, 0);
  /* of a chosen way to fetch it nothing is brought, and the address stays for the other ways */
  const other = addressesOf(buyer.book, view.draft).shipping;
  const needsOther = hasStockable && !isSameAddress;
  const lacks = (address: Address | null): boolean => address === null || !isWhole(address, view.terms);
  if (adding !== null)
    return (
      <NewAddress
        area={cart.area}
        isFirst={buyer.book.length === 0}
        onSaved={async (uuid) => {
          await choose(adding === 'billing' ? { billing: uuid } : { shipping: uuid, isSameAddress: false });
          setAdding(null);
        }}
        onLeave={() => setAdding(null)}
      />
    );
  const goOn = (): void => {
    if (!steps.addresses.done) setRefused((times) => times + 1);
    else go(stepHref(place, hasStockable ? 'shipping' : 'payment'));
  };
  const add = (use: Use) =>
    buyer.book.length < MAX_ADDRESSES ? (
      <div>
        <Button tone="line" onClick={() => setAdding(use)}>
          {use === 'billing' ? t`Ajouter une adresse` : t`Ajouter une adresse de livraison`}
        </Button>
      </div>
    ) : null;
  return (
    <>
      <div className={formLayout().stack}>
        {sentence === undefined ? null : (
          <ErrorSummary
            key={refused}
            title={sentence}
            errors={[
              lacks(billing)
                ? { id: 'adresse-billing', label: t`Adresse de facturation` }
                : { id: 'adresse-shipping', label: t`Adresse de livraison` },
            ]}
          />
        )}
        <AddressChoice
          id="adresse-billing"
          legend={t`Adresse de facturation`}
          book={buyer.book}
          chosen={billing}
          onChoose={(uuid) => void choose({ billing: uuid })}
          error={lacks(billing) ? sentence : undefined}
        />
        <Incomplete address={billing} view={view} />
        {add('billing')}
        {hasStockable ? (
          <Checkbox checked={isSameAddress} onChange={(event) => void choose({ isSameAddress: event.target.checked })}>
            <Trans>Utiliser la même adresse pour la livraison</Trans>
          </Checkbox>
        ) : null}
        {needsOther ? (
          <>
            <AddressChoice
              id="adresse-shipping"
              legend={t`Adresse de livraison`}
              book={buyer.book}
              chosen={other}
              onChoose={(uuid) => void choose({ shipping: uuid, isSameAddress: false })}
              error={lacks(other) ? sentence : undefined}
            />
            <Incomplete address={other} view={view} />
            {add('shipping')}
          </>
        ) : null}
      </div>
      <ActionBar>
        <Button wide onClick={goOn}>
          {hasStockable ? t`Choisir la livraison` : t`Aller au paiement`}
        </Button>
      </ActionBar>
    </>
  );
}

/** An address that was written where the shop asked for less, with the way to what it lacks. */
function Incomplete({ address, view: { cart, terms } }: { address: Address | null; view: ReadyCheckout }) {
  const { t } = useLingui();
  if (address === null || isWhole(address, terms)) return null;
  const book = href(`${cart.area}.account.address`);
  return (
    <Note tone="warn" title={t`Il manque le numéro de téléphone de cette adresse.`}>
      <Link href={addressForm(book, address.uuid)} className={textLink()}>
        <Trans>Compléter l’adresse</Trans>
      </Link>
    </Note>
  );
}
