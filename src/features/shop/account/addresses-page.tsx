/** The address book: read and written on this device, sent when it can be (domain 7.3). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { MAX_ADDRESSES, type AddressBook } from '#core/domain/address.ts';
import { AccountFrame, AccountSkeleton } from '#src/features/shop/account/account-frame.tsx';
import type { AccountPlace } from '#src/features/shop/account/account-place.ts';
import { useAddresses, useRefused } from '#src/features/shop/account/account-state.ts';
import { ADDRESS_FORM, AddressEditor } from '#src/features/shop/account/address-editor.tsx';
import { addressForm, NEW_ADDRESS } from '#src/screens/shop/account-paths.ts';
import { AddressLine } from '#src/features/shop/account/address-line.tsx';
import { RefusedHere } from '#src/features/shop/account/refused-here.tsx';
import { deviceInstant } from '#src/screens/shop/device-instant.ts';
import { DraftKept } from '#src/screens/shop/draft-kept.tsx';
import { useSearchParam } from '#src/screens/shop/search-param.ts';
import { useDraft } from '#src/store/drafts.ts';
import type { Deed } from '#src/store/deed.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { mapPin } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

const isAddress = (deed: Deed): boolean => deed.kind === 'address';

export function AddressesPage(place: AccountPlace) {
  const chosen = useSearchParam('adresse');
  const mends = useSearchParam('corriger');
  const isWriting = chosen !== null || mends !== null;
  return isWriting ? (
    <AddressPage key={`${chosen} ${mends}`} {...place} chosen={chosen} mends={mends} />
  ) : (
    <BookPage {...place} />
  );
}

function BookPage(place: AccountPlace) {
  const { t } = useLingui();
  const book = useAddresses();
  const refused = useRefused(isAddress);
  const count = book?.length ?? 0;
  return (
    <AccountFrame
      {...place}
      title={t`Mes adresses`}
      count={count === 0 ? undefined : count === 1 ? t`1 adresse` : t`${count} adresses`}
    >
      <div className={formLayout().page}>
        <RefusedHere refused={refused} form={place.path} />
        {book === null ? <AccountSkeleton /> : <Book book={book} path={place.path} />}
      </div>
    </AccountFrame>
  );
}

function Book({ book, path }: { book: AddressBook; path: string }) {
  const { t } = useLingui();
  const add = addressForm(path, NEW_ADDRESS);
  if (book.length === 0)
    return (
      <EmptyState
        glyph={mapPin}
        title={t`Aucune adresse`}
        text={t`Une adresse enregistrée remplit vos prochaines demandes, même hors connexion.`}
        actions={<LinkButton href={add}>{t`Ajouter une adresse`}</LinkButton>}
      />
    );
  return (
    <>
      <ul>
        {book.map((address) => (
          <AddressLine key={address.uuid} address={address} path={path} />
        ))}
      </ul>
      <div className={formLayout().actions}>
        {book.length < MAX_ADDRESSES ? (
          <LinkButton href={add}>{t`Ajouter une adresse`}</LinkButton>
        ) : (
          <Note>{t`Votre carnet d’adresses est plein. Supprimez une adresse avant d’en ajouter.`}</Note>
        )}
      </div>
    </>
  );
}

interface AddressPageProps extends AccountPlace {
  chosen: string | null;
  mends: string | null;
}

function AddressPage({ chosen, mends, ...place }: AddressPageProps) {
  const { t } = useLingui();
  const book = useAddresses();
  const refused = useRefused(isAddress).find((one) => one.mutId === mends);
  const mended = refused?.deed.kind === 'address' && refused.deed.done === 'update' ? refused.deed.uuid : null;
  const uuid = mended ?? (chosen === NEW_ADDRESS ? null : chosen);
  const form = `address:${uuid ?? 'new'}`;
  const draft = useDraft(form, { at: deviceInstant, mends });
  const address = book?.find((one) => one.uuid === uuid) ?? null;
  const isHere = book !== null && draft.value !== undefined;
  return (
    <AccountFrame
      {...place}
      title={address === null ? t`Nouvelle adresse` : t`Modifier l’adresse`}
      back={{ href: place.path, label: t`Retour aux adresses` }}
      after={draft.kept ? <DraftKept /> : undefined}
      foot={
        isHere ? (
          <ActionBar phoneOnly>
            <Button type="submit" form={ADDRESS_FORM} wide>{t`Enregistrer`}</Button>
          </ActionBar>
        ) : undefined
      }
    >
      {isHere ? (
        <AddressEditor
          path={place.path}
          form={form}
          draft={draft}
          address={address}
          mends={mends}
          reason={refused?.reason ?? null}
        />
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  );
}
