/**
 * The maps service of specification §7: a script of another site, loaded with the shop's key and the libraries places
 * and geometry. Nothing here asks for consent; the shop’s own `maps.ts` does, and is the only way to it.
 */
export const MAPS_URL = 'https://maps.googleapis.com/maps/api/js';

/** The service calls it when it is there. */
const CALLED = 'shopMapsAreHere';

export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** As much of the service as the shop uses. */
export interface MapsService {
  readonly Map: new (
    /** Of the page, which this floor does not know. */
    element: object,
    options: { center: Place; zoom: number; gestureHandling: 'cooperative' },
  ) => object;
  readonly Marker: new (options: { map: object; position: Place; title: string }) => object;
}

export interface MapsDeps {
  readonly url: string;
  /** Where scripts leave their names. */
  readonly scope: object;
  /** Puts a script on the page and says what became of it. Answers how to take it away. */
  readonly add: (url: string, listeners: { ran: () => void; failed: () => void }) => () => void;
}

export interface Maps {
  /** One script, however often it is asked for; after a failure the next question tries again. */
  load: (key: string, language: string) => Promise<MapsService>;
  /** Takes the script and its names away. */
  drop: () => void;
}

const hasMaps = (value: unknown): value is { maps: MapsService } => {
  const maps: unknown = typeof value === 'object' && value !== null && 'maps' in value ? value.maps : null;
  if (typeof maps !== 'object' || maps === null) return false;
  return ['Map', 'Marker'].every((name) => typeof Reflect.get(maps, name) === 'function');
};

export function createMaps({ url, scope, add }: MapsDeps): Maps {
  let loading: Promise<MapsService> | null = null;
  let end = (): void => {};
  let count = 0;
  const drop = (): void => {
    loading = null;
    end();
    Reflect.deleteProperty(scope, 'google');
  };
  const begin = (key: string, language: string): Promise<MapsService> =>
    new Promise((resolve, reject) => {
      /* a script that is on its way runs even if it is taken away: its call must not answer a later question */
      const called = `${CALLED}${(count += 1)}`;
      Reflect.set(scope, called, () => {
        const google: unknown = Reflect.get(scope, 'google');
        if (hasMaps(google)) resolve(google.maps);
        else drop();
      });
      const asked = { key, language, region: 'FR', libraries: 'places,geometry', loading: 'async', callback: called };
      let isWanted = true;
      const remove = add(`${url}?${new URLSearchParams(asked).toString()}`, {
        ran: () => {
          if (!isWanted && loading === null) drop();
        },
        failed: () => {
          if (isWanted) drop();
        },
      });
      end = () => {
        isWanted = false;
        remove();
        Reflect.deleteProperty(scope, called);
        reject(new Error('the maps service did not come'));
      };
    });
  return {
    load: (key, language) => (loading ??= begin(key, language)),
    drop,
  };
}
