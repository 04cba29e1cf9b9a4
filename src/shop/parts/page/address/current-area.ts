import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import { useLastArea } from '#src/shop/parts/device/device-state.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';

/** The area of the address; on paths both share, the one of the last page visited, else auto (design §10). */
export function useCurrentArea(): Area {
  const path = usePagePath();
  const last = useLastArea();
  return areaOfPath(path) ?? last ?? 'auto';
}
