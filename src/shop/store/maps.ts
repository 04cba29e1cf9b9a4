/** The maps service, for as long as the person agrees to it (domain 4.7). */
import { createMaps, MAPS_URL, type Maps, type MapsDeps, type MapsService } from '#src/api/maps.ts';
import { listenToState, readState } from '#src/shop/store/state.ts';

const agrees = (): boolean => readState().consent?.choices.maps ?? false;

/** Loads the service if the person agrees, and takes it away the moment they no longer do. */
export function whileAgreed(maps: Maps): (key: string, language: string) => Promise<MapsService> {
  return async (key, language) => {
    const refusal = new Error('the person has not agreed to maps');
    if (!agrees()) throw refusal;
    const stop = listenToState(new Set(['consent']), () => {
      if (agrees()) return;
      stop();
      maps.drop();
    });
    try {
      const service = await maps.load(key, language);
      if (!agrees()) throw refusal;
      return service;
    } catch (error) {
      stop();
      throw agrees() ? error : refusal;
    }
  };
}

/** Into this page; what the service has added by itself goes with its script. */
function addScript(url: string, { ran, failed }: Parameters<MapsDeps['add']>[1]): () => void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('load', ran);
  script.addEventListener('error', failed);
  document.head.append(script);
  return () => {
    for (const one of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=stylesheet]',
    ))
      if (new URL('src' in one ? one.src : one.href, location.href).origin !== location.origin) one.remove();
  };
}

/** For this page. */
export const openMaps = whileAgreed(createMaps({ url: MAPS_URL, scope: globalThis, add: addScript }));
