/** Step 3: in what state it is, what is wished for, words and photos; then it is kept on this device, and sent. */
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { RMA_INFORMATION_MAX } from '#core/contract/returns/rma.ts';
import { reasonRefusal } from '#core/domain/returns/reasons.ts';
import { PACKAGE_CONDITIONS, RMA_RESOLUTIONS } from '#core/domain/returns/rma.ts';
import { argsOf, askForm, reasonsOf, resolutionsOf } from '#src/shop/features/account/returns/ask/ask-draft.ts';
import type { StepProps } from '#src/shop/features/account/returns/ask/step-props.ts';
import { Photos } from '#src/shop/features/account/returns/ask/photos.tsx';
import { StepHeading } from '#src/shop/features/account/returns/ask/step-heading.tsx';
import { photoForm, photosIn, type DraftPhoto } from '#src/shop/features/account/returns/photo-draft.ts';
import { sendPhotos } from '#src/shop/features/account/returns/send-photos.ts';
import { CONDITION_WORDS, RESOLUTION_WORDS } from '#src/i18n/return-words.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { useDraft } from '#src/shop/store/drafts/drafts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function Details({ area, ask, order, returns, reasons, isLed, change: write }: StepProps) {
  const { t, i18n } = useLingui();
  const { go } = useActions();
  const change = useChange();
  const layout = formLayout();
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const draft = useDraft(photoForm(area), { at: deviceInstant, editingRefused: null });
  const [chosenPhotos, setPhotos] = useState<readonly DraftPhoto[] | null>(null);
  const photos = chosenPhotos ?? photosIn(draft.value, ask.uuid);
  const keepPhotos = (next: readonly DraftPhoto[]): void => {
    setPhotos(next);
    draft.keep({ rma: ask.uuid, photos: next });
  };
  const { offered, chosen } = resolutionsOf(ask, reasons);
  const args = argsOf(ask, order, { returns, reasons, photos: photos.length });
  const most = useSetting('sales.rma.setting.max_images');
  const why =
    chosen === null
      ? null
      : reasonRefusal(reasonsOf(ask, reasons), { photos: photos.length, most, resolution: chosen });
  const wrongPhotos =
    why === 'return.photoMissing'
      ? t`Ce motif demande au moins une photo.`
      : why === 'return.photosTooMany'
        ? t`Cette demande de retour a trop de photos. Retirez-en.`
        : undefined;
  const send = async (): Promise<void> => {
    if (args === null || wrongPhotos !== undefined) {
      setRefused(true);
      picture.current?.focus();
      return;
    }
    setBusy(true);
    const isSafe = await change(async (own) => {
      await own.perform('api.rma.store', args, { draft: askForm(area) });
      await sendPhotos(own, ask.uuid, photos, photoForm(area));
    });
    setBusy(false);
    if (isSafe) go(href(`${area}.account.rma.show`, { id: ask.uuid }));
  };
  return (
    <div className={layout.stack}>
      <StepHeading step={3} title={t`Précisions et photos`} isLed={isLed} />
      {chosen === null ? (
        <Note tone="warn" title={t`Ces motifs ne vont pas ensemble`}>
          {t`Aucune solution ne leur convient à tous. Faites une demande par motif.`}
        </Note>
      ) : (
        <RadioGroup
          legend={t`Solution souhaitée`}
          name="preferredResolution"
          options={offered.map((value) => ({ value, label: i18n._(RESOLUTION_WORDS[value]) }))}
          value={chosen}
          onChange={(value) => write({ preferredResolution: RMA_RESOLUTIONS.find((one) => one === value) ?? chosen })}
        />
      )}
      <RadioGroup
        legend={t`État de l’emballage`}
        name="packageCondition"
        segments
        options={PACKAGE_CONDITIONS.map((value) => ({ value, label: i18n._(CONDITION_WORDS[value]) }))}
        value={ask.packageCondition}
        onChange={(value) =>
          write({ packageCondition: PACKAGE_CONDITIONS.find((one) => one === value) ?? ask.packageCondition })
        }
      />
      <Field label={t`Précisions`} optional={t`(facultatif)`}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={RMA_INFORMATION_MAX}
            value={ask.information}
            onChange={(event) => write({ information: event.target.value })}
          />
        )}
      </Field>
      <Photos
        photos={photos}
        keep={keepPhotos}
        control={picture}
        most={most}
        error={isRefused ? wrongPhotos : undefined}
      />
      <div className={layout.actions}>
        <Button tone="line" onClick={() => write({ step: 2 })}>{t`Revenir aux articles`}</Button>
        <Button loading={busy} disabled={chosen === null} onClick={() => void send()}>
          {t`Envoyer la demande`}
        </Button>
      </div>
    </div>
  );
}
