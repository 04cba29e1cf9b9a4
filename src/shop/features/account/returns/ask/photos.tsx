/** Photos of what is wrong: made small here, kept here, sent behind the request. */
import { useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { formLayout, returnPhotos } from '#styled/recipes';
import { RMA_PHOTO_MIMES } from '#core/contract/returns/rma.ts';
import { shrinkPhoto } from '#src/shop/features/account/returns/ask/shrink-photo.ts';
import type { DraftPhoto } from '#src/shop/features/account/returns/photo-draft.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';

interface PhotosProps {
  photos: readonly DraftPhoto[];
  /** That the shop takes. */
  most: number;
  keep: (photos: readonly DraftPhoto[]) => void;
  control: RefObject<HTMLInputElement | null>;
  error: string | undefined;
}

export function Photos({ photos, most, keep, control: input, error }: PhotosProps) {
  const { t } = useLingui();
  const classes = returnPhotos();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState(false);
  const add = async (files: readonly File[]): Promise<void> => {
    setFailed(false);
    const made: DraftPhoto[] = [];
    for (const file of files.slice(0, Math.max(0, most - photos.length))) {
      const photo = await shrinkPhoto(file, crypto.randomUUID());
      if (photo === null) setFailed(true);
      else made.push(photo);
    }
    if (made.length === 0) return;
    keep([...photos, ...made]);
    const count = made.length;
    setSaid(count === 1 ? t`1 photo ajoutée` : t`${count} photos ajoutées`);
  };
  const wrong = failed ? t`Le type de fichier n’est pas accepté` : error;
  return (
    <div>
      <Field label={t`Photos`} hint={t`Jusqu’à ${most}. Elles restent sur cet appareil jusqu’à l’envoi.`} error={wrong}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={classes.control}
            type="file"
            multiple
            accept={RMA_PHOTO_MIMES.join(',')}
            disabled={photos.length >= most}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              void add(files);
            }}
          />
        )}
      </Field>
      <LiveRegion text={said} />
      {photos.length === 0 ? null : (
        <ul className={classes.list} aria-label={t`Photos jointes`}>
          {photos.map(({ uuid, mime, data }, at) => {
            const place = at + 1;
            return (
              <li key={uuid} className={formLayout().stackTight}>
                <img className={classes.picture} src={`data:${mime};base64,${data}`} alt={t`Photo ${place}`} />
                <Button
                  tone="text"
                  size="sm"
                  aria-label={t`Retirer la photo ${place}`}
                  onClick={() => keep(photos.filter((one) => one.uuid !== uuid))}
                >
                  {t`Retirer`}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
