import type { Area } from '#core/domain/shop/area.ts';
import { match } from '#core/contract/pages/match.ts';

/** The area whose cart stands at a path (the shared path begins with auto, design §10); null for all other paths. */
export function areaOfCart(path: string): Area | null {
  const page = match(path);
  return page?.kind === 'cart' ? (page.area ?? 'auto') : null;
}
