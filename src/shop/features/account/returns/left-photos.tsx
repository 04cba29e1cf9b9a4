/** Photos that were chosen with the request, and did not get into the queue before the page was closed. */
import { useLingui } from '@lingui/react/macro';
import { isRmaOpen } from '#core/domain/returns/rma-status.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { photoForm, photosIn } from '#src/shop/features/account/returns/photo-draft.ts';
import { sendPhotos } from '#src/shop/features/account/returns/send-photos.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { useDraft } from '#src/shop/store/drafts/drafts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function LeftPhotos({ record }: { record: RmaRecord }) {
  const { t } = useLingui();
  const change = useChange();
  const most = useSetting('sales.rma.setting.max_images');
  const form = photoForm(record.area);
  const draft = useDraft(form, { at: deviceInstant, editingRefused: null });
  const here = new Set(record.images.map(({ uuid }) => uuid));
  const left = photosIn(draft.value, record.uuid)
    .filter(({ uuid }) => !here.has(uuid))
    .slice(0, Math.max(0, most - here.size));
  if (left.length === 0 || !isRmaOpen(record.status)) return null;
  const count = left.length;
  return (
    <Note title={count === 1 ? t`1 photo n’est pas encore jointe` : t`${count} photos ne sont pas encore jointes`}>
      <Button tone="line" size="sm" onClick={() => void change((own) => sendPhotos(own, record.uuid, left, form))}>
        {count === 1 ? t`Joindre la photo` : t`Joindre les photos`}
      </Button>
    </Note>
  );
}
