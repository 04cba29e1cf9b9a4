/** The look of the shop, in the back office. */
import type { BRANDING_ROUTES } from '#core/contract/admin/branding/branding.ts';
import { historyOf } from '#server/resources/write/history.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

import {
  BRANDING_HISTORY,
  brandingHandlers,
  readBranding,
  type BrandingDeps,
  type BrandingWrite,
} from './branding-handlers.ts';

export function brandingOffice(deps: BrandingDeps): Handlers<typeof BRANDING_ROUTES> {
  const { db } = deps;
  const branding = brandingHandlers(deps);
  const by = async (context: RequestContext): Promise<BrandingWrite> => ({
    author: await adminOf(context),
    now: context.now,
  });
  return {
    'api.admin.branding.show': () => readBranding(db),
    'api.admin.branding.history': async () => historyOf(db, BRANDING_HISTORY, (await readBranding(db)).uuid),
    'api.admin.branding.colors': async (context, input) => branding.colours(await by(context), input),
    'api.admin.branding.images.store': async (context, input) => branding.storeImage(await by(context), input),
    'api.admin.branding.images.destroy': async (context, input) => branding.removeImage(await by(context), input),
  };
}
