import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { branding, tool } from '#styled/recipes';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { BRANDING_SLOTS, type BrandingSlot } from '#core/settings/branding.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { MediaPicker } from '#src/admin/parts/media/media-picker.tsx';
import { base64Of } from '#src/admin/store/base64.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { SLOT_HINTS, SLOT_WORDS } from './branding-words.ts';

interface ImageSlotsProps {
  images: BrandingAnswer['images'];
  mayWrite: boolean;
  onWritten: () => void;
}

/** Logos, backgrounds and icons: each is at the shop as soon as it is chosen. */
export function ImageSlots({ images, mayWrite, onWritten }: ImageSlotsProps) {
  return (
    <div className={branding().slots}>
      {BRANDING_SLOTS.map((slot) => (
        <Slot key={slot} slot={slot} address={images[slot] ?? null} mayWrite={mayWrite} onWritten={onWritten} />
      ))}
    </div>
  );
}

const PHOTOS: ReadonlySet<BrandingSlot> = new Set(['backgroundFront', 'backgroundAdmin', 'ogDefault']);

interface SlotProps {
  slot: BrandingSlot;
  address: string | null;
  mayWrite: boolean;
  onWritten: () => void;
}

function Slot({ slot, address, mayWrite, onWritten }: SlotProps) {
  const { t, i18n } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const { may } = useAdmin();
  const classes = branding();
  const name = i18n._(SLOT_WORDS[slot]);
  const write = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onWritten();
      toast(t`Les images ont été mises à jour.`);
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      /* a colleague’s picture stands there: it is shown before anybody decides anew */
      if (failed.kind === 'refusal' && failed.refusal.code === 'record.moved') onWritten();
    }
    setBusy(false);
  };
  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const data = await base64Of(file);
    await write(() =>
      call('api.admin.branding.images.store', { params: { slot }, body: { seen: address, fileName: file.name, data } }),
    );
  };
  /* the shop keeps a content of its own for each slot: what the library does with the file changes no logo */
  const pick = async (href: string, fileName: string): Promise<void> => {
    const answer = await fetch(href).catch(() => null);
    if (answer?.ok !== true) setFailure({ kind: 'offline', retryAfterMs: null });
    else await send(new File([await answer.blob()], fileName));
  };
  return (
    <div className={classes.slot} aria-busy={isBusy}>
      <div className={classes.frame} {...(slot.endsWith('Dark') ? { 'data-dark': true } : {})}>
        {address === null ? <span>{t`Dessiné par la boutique`}</span> : <img src={address} alt="" />}
      </div>
      <h3>{name}</h3>
      <p>{i18n._(SLOT_HINTS[slot])}</p>
      <FailureNote failure={failure} />
      {mayWrite ? (
        <div className={classes.bar}>
          <FileButton
            accept={PHOTOS.has(slot) ? '.jpg,.jpeg,.png,.webp' : '.svg,.png,.webp'}
            onFiles={([file]) => void send(file)}
          >
            {t`Changer`}
          </FileButton>
          {may('media.index') ? (
            <button
              type="button"
              className={tool({ tone: 'plain' })}
              onClick={() => setPicking(true)}
            >{t`Médiathèque`}</button>
          ) : null}
          {address === null ? null : (
            <button
              type="button"
              className={tool({ tone: 'plain' })}
              onClick={() =>
                void write(() =>
                  call('api.admin.branding.images.destroy', { params: { slot }, body: { seen: address } }),
                )
              }
            >{t`Retirer`}</button>
          )}
        </div>
      ) : null}
      {isPicking ? (
        <MediaPicker
          type="image"
          title={name}
          onClose={() => setPicking(false)}
          onPick={({ href, fileName }) => {
            setPicking(false);
            void pick(href, fileName);
          }}
        />
      ) : null}
    </div>
  );
}
