import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { AreasShape } from '#src/shop/features/device/areas-shape.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useView } from '#src/shop/store/state.ts';
import { loadAttributeFamilies } from '#src/shop/store/device/attribute-families.ts';
import { readStorageFacts, type StorageFacts } from '#src/shop/store/device/storage-facts.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { CatalogueOnDemand } from '#src/shop/features/device/catalogue-on-demand.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';

/* what it shares with the late layer would else be named in the code of every first page */
const OfflineAreas = deferred(
  async () => (await import('#src/shop/features/device/offline-areas.tsx')).OfflineAreas,
  <AreasShape />,
);

const MEGABYTE = 1_000_000;
/** Not known yet, or not told by this browser: the row stands all the same, so that nothing below it moves. */
const UNKNOWN = '…';
/** Of what takes two lines on most screens. */
const UNKNOWN_LINES = (
  <>
    {UNKNOWN}
    <br />
    {'\u00a0'}
  </>
);

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

/** Names of the families of articles that are here; empty until they are known. */
function useFamilies(isHere: boolean): string {
  const families = useView((state) => state.attributeFamilies);
  useEffect(() => {
    if (isHere) void loadAttributeFamilies();
  }, [isHere]);
  return (families ?? []).map(({ name }) => name).join(', ');
}

/** What can be looked at without a network, how old its prices are, and whether it stays. */
export function CatalogueOnDevice() {
  const { t } = useLingui();
  const format = useFormat();
  const catalogue = useView((state) => state.catalogue);
  const storage = useStorageFacts();
  const families = useFamilies(catalogue?.phase === 'ready');
  const pricedAt = catalogue?.pricedAt ?? null;
  const usage = storage?.usage ?? null;
  const size = format.number(Math.ceil((usage ?? 0) / MEGABYTE));
  const kept = storage?.persisted === true ? t`Garantie par le navigateur` : t`Tant qu’il reste de la place`;
  const facts: Fact[] = [
    {
      key: 'products',
      term: t`Produits consultables hors connexion`,
      value: catalogue === null ? UNKNOWN : format.number(catalogue.products),
    },
    { key: 'families', term: t`Familles de produits`, value: families === '' ? UNKNOWN_LINES : families },
    { key: 'prices', term: t`Prix du`, value: pricedAt === null ? UNKNOWN : format.dateTime(pricedAt) },
    { key: 'photos', term: t`Photos`, value: storage === null ? UNKNOWN : format.number(storage.photos) },
    { key: 'size', term: t`Place occupée`, value: usage === null ? UNKNOWN : t`${size} Mo` },
    { key: 'kept', term: t`Conservation`, value: storage === null ? UNKNOWN : kept },
  ];
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
      {catalogue?.phase === 'onDemand' ? <CatalogueOnDemand /> : null}
      <KeyValueList facts={facts} />
      <OfflineAreas />
    </section>
  );
}
