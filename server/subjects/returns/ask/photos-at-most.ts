import { RMA_PHOTOS_MAX } from '#core/domain/returns/rma.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/** Photos that a request of an area may have. */
export const photosAtMost = (setting: ReadSetting, area: Area): number =>
  Math.min(setting('sales.rma.setting.max_images', { channel: area }), RMA_PHOTOS_MAX);
