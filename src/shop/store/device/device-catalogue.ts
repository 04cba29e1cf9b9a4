/**
 * The catalogue of this device for the one page that asks more of it than the state tells: what is here of each area.
 * Plugged in by whoever starts it, so that no page imports the worker.
 */
import type { CatalogueClient } from '#src/catalogue/client.ts';

type Asked = 'areas' | 'keepArea' | 'load' | 'releaseArea' | 'structure' | 'subscribe';

export type DeviceCatalogue = Pick<CatalogueClient, Asked>;

let plug: (catalogue: DeviceCatalogue) => void = () => {};
let plugged = new Promise<DeviceCatalogue>((resolve) => {
  plug = resolve;
});

export function plugCatalogue(catalogue: DeviceCatalogue): void {
  plug(catalogue);
  plugged = Promise.resolve(catalogue);
}

/** Resolves when the catalogue has been started; in a browser without workers it then knows nothing. */
export function deviceCatalogue(): Promise<DeviceCatalogue> {
  return plugged;
}
