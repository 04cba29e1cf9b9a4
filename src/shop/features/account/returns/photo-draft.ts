/** Photos chosen for a return and not yet in the queue: in a draft of their own, so that typing never writes them again. */
import * as v from 'valibot';
import { RMA_PHOTO_MIMES } from '#core/contract/returns/rma.ts';
import type { Area } from '#core/domain/shop/area.ts';

const photoDraft = v.object({
  rma: v.string(),
  photos: v.array(v.object({ uuid: v.string(), mime: v.picklist(RMA_PHOTO_MIMES), data: v.string() })),
});

export type PhotoDraft = v.InferOutput<typeof photoDraft>;
export type DraftPhoto = PhotoDraft['photos'][number];

export const photoForm = (area: Area): string => `rma-photos:${area}`;

/** What is kept of these for a return; nothing of another's. */
export function photosIn(kept: unknown, rma: string): readonly DraftPhoto[] {
  const read = v.safeParse(photoDraft, kept);
  return read.success && read.output.rma === rma ? read.output.photos : [];
}
