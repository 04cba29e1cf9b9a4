import { useLingui } from '@lingui/react/macro';
import { formLayout, productLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import { addressFields, addressLines, type Address } from '#core/contract/account/address-fields.ts';
import { readFields } from '#core/resources/field-set.ts';
import { BookLine, Serving } from '#src/shop/features/account/record/book-line.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { phoneLines } from '#src/i18n/format/phone.ts';
import { addressForm } from '#src/shop/parts/account/account-paths.ts';

/** An address of the book: as on a letter, what it serves as, and what can be done with it. */
export function AddressLine({ one: address, path }: { one: Address; path: string }) {
  const { t } = useLingui();
  const { value } = useFieldWords(addressFields);
  const { uuid, label, firstName, lastName, country, isDefaultBilling, isDefaultShipping } = address;
  const name = label ?? `${firstName} ${lastName}`;
  const lines = [...addressLines(address), ...(country === 'FR' ? [] : [value('country', address)])];
  const fields = readFields(addressFields, address);
  const uses = [
    ...(isDefaultBilling ? (['billing'] as const) : []),
    ...(isDefaultShipping ? (['shipping'] as const) : []),
  ];
  return (
    <BookLine
      name={name}
      href={addressForm(path, uuid)}
      is={(change) => change.kind === 'address' && change.uuid === uuid}
      words={{
        edit: t`Modifier l’adresse ${name}`,
        remove: t`Supprimer l’adresse ${name}`,
        removeTitle: t`Supprimer cette adresse ?`,
        removeText: t`${name} : vos devis déjà envoyés gardent la leur.`,
        removed: t`Adresse supprimée.`,
      }}
      remove={(own) => own.perform('api.account.addresses.destroy', { uuid, ...standingOn(address) })}
      restore={(own) =>
        own.perform('api.account.addresses.store', {
          uuid: crypto.randomUUID(),
          revId: crypto.randomUUID(),
          fields,
          uses,
        })
      }
    >
      <div className={formLayout().small}>
        {/* the name is said once */}
        {[...lines.filter((line) => line !== name), ...phoneLines(address.phone)].map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div className={productLayout().options}>
        <Serving
          is={isDefaultBilling}
          tag={t`Facturation par défaut`}
          press={t`Facturer ici`}
          spoken={t`Facturer par défaut à l’adresse ${name}`}
          make={(own) => own.perform('api.account.addresses.default', { uuid, uses: ['billing'] })}
        />
        <Serving
          is={isDefaultShipping}
          tag={t`Livraison par défaut`}
          press={t`Livrer ici`}
          spoken={t`Livrer par défaut à l’adresse ${name}`}
          make={(own) => own.perform('api.account.addresses.default', { uuid, uses: ['shipping'] })}
        />
      </div>
    </BookLine>
  );
}
