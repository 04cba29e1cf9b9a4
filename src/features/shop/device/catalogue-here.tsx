import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import { late } from '#src/screens/shop/late.tsx';
import { useView } from '#src/store/state.ts';
import { readStorageFacts, type StorageFacts } from '#src/store/storage-facts.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';

/* what it shares with the late layer would else be named in the code of every first page */
const OfflineAreas = late(async () => (await import('#src/features/shop/device/offline-areas.tsx')).OfflineAreas);

const MEGABYTE = 1_000_000;

function useStorageFacts(): StorageFacts | null {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const read = await readStorageFacts();
      if (here) setFacts(read);
    };
    void look();
    return () => {
      here = false;
    };
  }, []);
  return facts;
}

/** What can be looked at without a network, how old its prices are, and whether it stays. */
export function CatalogueHere() {
  const { t } = useLingui();
  const format = useFormat();
  const catalogue = useView((state) => state.catalogue);
  const storage = useStorageFacts();
  const facts: Fact[] = [];
  if (catalogue !== null) {
    facts.push({
      key: 'products',
      term: t`Articles consultables hors connexion`,
      value: format.number(catalogue.products),
    });
    if (catalogue.pricedAt !== null)
      facts.push({ key: 'prices', term: t`Prix du`, value: format.dateTime(catalogue.pricedAt) });
  }
  if (storage !== null) {
    facts.push({ key: 'photos', term: t`Photos`, value: format.number(storage.photos) });
    if (storage.usage !== null) {
      const size = format.number(Math.ceil(storage.usage / MEGABYTE));
      facts.push({ key: 'size', term: t`Place occupée`, value: t`${size} Mo` });
    }
    facts.push({
      key: 'kept',
      term: t`Conservation`,
      value: storage.persisted ? t`Garantie par le navigateur` : t`Tant que la place ne manque pas`,
    });
  }
  const loading = catalogue?.phase === 'loading' && catalogue.total > 0 ? catalogue : null;
  const loaded = format.number(loading?.loaded ?? 0);
  const total = format.number(loading?.total ?? 0);
  return (
    <section>
      <h2 className={formLayout().group}>{t`Catalogue de cet appareil`}</h2>
      {loading === null ? null : (
        <ProgressBar
          label={t`Catalogue hors connexion`}
          figure={t`${loaded} sur ${total}`}
          value={loading.loaded}
          max={loading.total}
        />
      )}
      <KeyValueList facts={facts} />
      <OfflineAreas />
    </section>
  );
}
