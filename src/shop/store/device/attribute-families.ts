import { deviceCatalogue } from '#src/shop/store/device/device-catalogue.ts';
import { showNew } from '#src/shop/store/show-new.ts';

/**
 * Fills `attributeFamilies` (specification §3, “Client state”: null until loaded) from the catalogue of this device;
 * it stays as it is where none is here. Asked for by the page that tells them: nobody else pays for it.
 */
export async function loadAttributeFamilies(): Promise<void> {
  const structure = await (await deviceCatalogue()).structure();
  if (structure === null) return;
  showNew(
    'attributeFamilies',
    structure.families.map(({ code, name }) => ({ code, name })),
  );
}
