/** A file of the library, a picture where not said otherwise, chosen in its dialog; what is chosen is named without a network too. */
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { mediaLibrary } from '#styled/recipes';
import { MediaPicker } from '#src/admin/parts/media/media-picker.tsx';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { Button } from '#src/ui/button/button.tsx';

interface PictureFieldProps {
  label: string;
  /** A file of the library, by its UUID. */
  value: string | null;
  mayWrite: boolean;
  hint?: ReactNode;
  /** Of whatever type. */
  isAnyFile?: boolean;
  onChange: (uuid: string | null) => void;
}

export function PictureField({ label, value, mayWrite, hint, isAnyFile = false, onChange }: PictureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const { answer } = useMedia(value === null ? null : { ids: [value] });
  const file = answer?.data.find(({ uuid }) => uuid === value);
  const classes = mediaLibrary();
  return (
    <div role="group" aria-labelledby={id} className={classes.field}>
      <span id={id} className={classes.fieldName}>
        {label}
      </span>
      {value === null ? null : (
        <div className={classes.head}>
          {file === undefined ? null : <Thumb file={file} size="sm" />}
          <span className={classes.facts}>
            {file === undefined ? t`Un fichier qui n’est pas sur cet appareil` : file.title || file.fileName}
          </span>
        </div>
      )}
      {hint === undefined ? null : <p className={classes.facts}>{hint}</p>}
      {mayWrite ? (
        <div className={classes.buttons}>
          <Button tone="line" size="sm" onClick={() => setChoosing(true)}>
            {isAnyFile
              ? value === null
                ? t`Choisir un fichier`
                : t`Remplacer le fichier`
              : value === null
                ? t`Choisir une image`
                : t`Remplacer l’image`}
          </Button>
          {value === null ? null : (
            <Button tone="text" size="sm" onClick={() => onChange(null)}>
              {isAnyFile ? t`Retirer le fichier` : t`Retirer l’image`}
            </Button>
          )}
        </div>
      ) : null}
      {isChoosing ? (
        <MediaPicker
          title={label}
          {...(isAnyFile ? {} : { type: 'image' as const })}
          onClose={() => setChoosing(false)}
          onPick={({ uuid }) => {
            onChange(uuid);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}
