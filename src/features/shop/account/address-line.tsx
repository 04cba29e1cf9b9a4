import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Address } from '#core/domain/address.ts';
import { useStanding } from '#src/features/shop/account/account-state.ts';
import { AddressUses, usesOf } from '#src/features/shop/account/address-uses.tsx';
import { typedFields } from '#src/features/shop/account/address-values.ts';
import { titleOf, useAddressLines } from '#src/features/shop/account/address-words.ts';
import { AskFirst } from '#src/features/shop/account/ask-first.tsx';
import { useLineSync } from '#src/features/shop/account/standing-label.tsx';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { useActions } from '#src/screens/shop/actions.tsx';
import { useChange } from '#src/screens/shop/use-person.ts';
import { addressForm } from '#src/screens/shop/account-paths.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';

/** An address of the book, and what can be done with it. */
export function AddressLine({ address, path }: { address: Address; path: string }) {
  const { t } = useLingui();
  const change = useChange();
  const { say } = useActions();
  const standing = useStanding((deed) => deed.kind === 'address' && deed.uuid === address.uuid);
  /* what has arrived is as it should be: only what waits is said */
  const sync = useLineSync(standing?.state === 'sent' ? null : standing);
  const { uuid, rev } = address;
  const name = titleOf(address);
  const restore = () =>
    change((own) =>
      own.perform('api.account.addresses.store', {
        uuid: crypto.randomUUID(),
        fields: typedFields(address),
        uses: usesOf(address),
      }),
    );
  const remove = async (): Promise<void> => {
    if (await change((own) => own.perform('api.account.addresses.destroy', { uuid, rev })))
      say(t`Adresse supprimée.`, { label: t`Rétablir`, onPress: () => void restore() });
  };
  return (
    <LineItem
      name={name}
      {...sync}
      options={
        <>
          <PostalLines address={address} />
          <AddressUses address={address} />
        </>
      }
      controls={
        <>
          <LinkButton tone="line" size="sm" href={addressForm(path, uuid)} aria-label={t`Modifier l’adresse ${name}`}>
            {t`Modifier`}
          </LinkButton>
          <AskFirst
            open={t`Supprimer`}
            openLabel={t`Supprimer l’adresse ${name}`}
            title={t`Supprimer cette adresse ?`}
            confirm={t`Supprimer`}
            onConfirm={() => void remove()}
          >
            {t`${name} : vos devis déjà envoyés gardent la leur.`}
          </AskFirst>
        </>
      }
    />
  );
}

/** As on a letter; the name is said once. */
function PostalLines({ address }: { address: Address }) {
  const lines = useAddressLines()(address);
  const shown = address.label === null ? lines.filter((line) => line !== titleOf(address)) : lines;
  return (
    <div className={formLayout().small}>
      {shown.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>{formatPhone(address.phone)}</div>
    </div>
  );
}
