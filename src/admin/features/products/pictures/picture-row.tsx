import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { mediaLibrary, officeField } from '#styled/recipes';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { RemoveButton } from '#src/admin/parts/remove-button.tsx';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { TextField, useSentence } from '#src/forms/form-fields.tsx';

interface PictureRowProps {
  /** In the form. */
  name: string;
  /** UUID of the file. */
  picture: string;
  at: number;
  of: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A picture with what it shows in words; Alt and the arrows move it. */
export function PictureRow({ name, picture, at, of, onKeyDown, onMove, onRemove }: PictureRowProps) {
  const { t } = useLingui();
  const classes = officeField();
  const media = mediaLibrary();
  const { answer } = useMedia(picture === '' ? null : { ids: [picture] });
  const file = answer?.data.find(({ uuid }) => uuid === picture);
  const fault = useSentence(`${name}.picture`);
  const number = at + 1;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it bubble up
    <div
      role="group"
      tabIndex={-1}
      data-row
      aria-label={t`Image ${number} sur ${of}`}
      className={classes.row}
      onKeyDown={onKeyDown}
    >
      <div className={classes.rowFields}>
        <div className={media.head}>
          {file === undefined ? null : <Thumb file={file} size="sm" />}
          <span className={media.facts}>
            {file === undefined ? t`Un fichier qui n’est pas sur cet appareil` : file.title || file.fileName}
            {fault === undefined ? '' : ` – ${fault}`}
          </span>
        </div>
        <TextField name={`${name}.alt`} label={t`Texte de remplacement`} optional maxLength={255} />
      </div>
      <div className={classes.rowActions}>
        <OrderButtons
          labels={{ up: t`Monter l’image ${number}`, down: t`Descendre l’image ${number}` }}
          at={at}
          of={of}
          onMove={onMove}
        />
        <RemoveButton label={t`Retirer l’image ${number}`} onRemove={onRemove} />
      </div>
    </div>
  );
}
