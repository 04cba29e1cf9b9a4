/** The address book: read and written on this device, sent when it can be (domain 7.3). */
import { useLingui } from '@lingui/react/macro';
import { MAX_ADDRESSES } from '#core/domain/account/address.ts';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useAddresses } from '#src/shop/features/account/account-state.ts';
import { AddressEditor } from '#src/shop/features/account/addresses/address-editor.tsx';
import { AddressLine } from '#src/shop/features/account/addresses/address-line.tsx';
import { BookPage } from '#src/shop/features/account/record/book-page.tsx';
import { addressForm, NEW_ADDRESS } from '#src/shop/parts/account/account-paths.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { mapPin } from '#src/ui/icon/glyphs-later.ts';

export function AddressesPage(place: AccountPlace) {
  const { t } = useLingui();
  return (
    <BookPage
      {...place}
      name="address"
      book={useAddresses()}
      most={MAX_ADDRESSES}
      chosen={useSearchParam('adresse')}
      newWord={NEW_ADDRESS}
      newHref={addressForm(place.path, NEW_ADDRESS)}
      is={(change) => change.kind === 'address'}
      rewrites={(change) => (change.kind === 'address' && change.done === 'update' ? change.uuid : null)}
      words={{
        title: t`Mes adresses`,
        count: (count) => (count === 1 ? t`1 adresse` : t`${count} adresses`),
        add: t`Ajouter une adresse`,
        full: t`Votre carnet d’adresses est plein. Supprimez une adresse avant d’en ajouter.`,
        newTitle: t`Nouvelle adresse`,
        editTitle: t`Modifier l’adresse`,
        back: t`Retour aux adresses`,
      }}
      empty={{
        glyph: mapPin,
        title: t`Aucune adresse`,
        text: t`Une adresse enregistrée remplit vos prochaines demandes, même hors connexion.`,
      }}
      Line={AddressLine}
      Editor={AddressEditor}
    />
  );
}
