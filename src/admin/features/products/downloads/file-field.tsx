/** A file of a product: sent from this device, named with its size, taken out of the form. */
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { mediaLibrary, officeField } from '#styled/recipes';
import { textIn } from '#core/domain/fields/values.ts';
import { soldEndings } from '#core/domain/media/sold-format.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { routeHref } from '#src/admin/port/route-href.ts';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { useBytes } from '#src/admin/parts/media/media-words.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { useProductFiles } from './product-files.ts';
import type { FilePurpose } from './product-steps.ts';
import { useProductUpload } from './use-product-upload.ts';

interface FileFieldProps {
  /** In the form. */
  name: string;
  label: string;
  purpose: FilePurpose;
}

export function FileField({ name, label, purpose }: FileFieldProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const size = useBytes();
  const { setValue } = useFormContext();
  const uuid = textIn(useWatch({ name }));
  const files = useProductFiles();
  const fault = useSentence(name);
  const own = useId();
  const upload = useProductUpload(purpose, (made) => {
    files.add(made);
    setValue(name, made.uuid, { shouldDirty: true, shouldValidate: true });
  });
  const [classes, media] = [officeField(), mediaLibrary()];
  const known = files.find(uuid);
  const mayBring = may(purpose === 'links' ? 'products.upload-link' : 'products.upload-sample');
  const href = uuid === '' ? null : routeHref('api.admin.products.files.show', { uuid });
  const { file, sent, isSending } = upload;
  const fileName = known?.fileName ?? t`Un fichier qui n’est pas sur cet appareil`;
  return (
    <div
      role="group"
      id={useFieldId(name)}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={fault === undefined ? undefined : own}
      className={classes.rowFields}
    >
      <strong>{label}</strong>
      {uuid === '' ? (
        <p className={classes.status}>{t`Aucun fichier.`}</p>
      ) : (
        <p className={media.facts}>
          {fileName}
          {known === undefined ? null : ` · ${size(known.bytes)}`}
        </p>
      )}
      {file === null ? null : (
        <div>
          <p className={media.facts}>{`${file.fileName} · ${size(file.content.size)}`}</p>
          <progress className={media.bar} aria-label={file.fileName} value={sent} max={file.content.size} />
          <FailureNote failure={upload.failure} />
          <div className={classes.tools}>
            {isSending ? null : (
              <Button size="sm" tone="line" onClick={() => upload.resume()}>
                {t`Reprendre l’envoi`}
              </Button>
            )}
            <Button size="sm" tone="text" onClick={() => upload.stop()}>
              {t`Abandonner l’envoi`}
            </Button>
          </div>
        </div>
      )}
      {fault === undefined ? null : (
        <p id={own} role="alert" className={media.fault}>
          {fault}
        </p>
      )}
      <div className={classes.tools}>
        {mayBring && file === null ? (
          <FileButton accept={soldEndings()} onFiles={([first]) => first !== undefined && upload.send(first)}>
            {uuid === '' ? t`Choisir un fichier` : t`Remplacer le fichier`}
          </FileButton>
        ) : null}
        {href !== null && may('products.download') ? (
          <LinkButton size="sm" tone="line" href={href} download={known?.fileName}>
            {t`Télécharger`}
          </LinkButton>
        ) : null}
        {uuid === '' ? null : (
          <Button
            size="sm"
            tone="text"
            onClick={() => setValue(name, null, { shouldDirty: true, shouldValidate: true })}
          >
            {t`Retirer le fichier`}
          </Button>
        )}
      </div>
    </div>
  );
}
