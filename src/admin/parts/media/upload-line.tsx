/** A file on its way: how far it is, and what can be done about it. */
import { useLingui } from '@lingui/react/macro';
import { mediaLibrary, mediaThumb, tool } from '#styled/recipes';
import { MOST_BYTES } from '#core/domain/media/media-format.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useBytes, useFileFault } from '#src/admin/parts/media/media-words.ts';
import { smallerPhoto, webpName } from '#src/admin/store/uploads/prepare-photo.ts';
import { contentOf, dropUpload, replaceContent, resendUpload, type Upload } from '#src/admin/store/uploads/uploads.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { saveFile } from '#src/ui/file/save-file.ts';
import { x } from '#src/ui/icon/glyphs.ts';

/** The file whose place it was to get was written since it was chosen. */
const isOvertaken = ({ refusal, replaces }: Readonly<Upload>): boolean =>
  refusal === 'record.moved' && replaces !== null;

export function UploadLine({ upload }: { upload: Readonly<Upload> }) {
  const { t } = useLingui();
  const size = useBytes();
  const where = useWhere(upload);
  const classes = mediaLibrary();
  const { uuid, fileName, bytes, sent, state, preview, isTooMuch, isFailed } = upload;
  return (
    <div className={classes.line}>
      <span className={mediaThumb({ size: 'sm' }).root}>
        {preview === null ? null : (
          <img
            src={preview}
            alt=""
            className={mediaThumb().picture}
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </span>
      <div>
        <p className={classes.name}>{fileName}</p>
        <p className={state === 'refused' ? classes.fault : classes.facts}>
          {size(bytes)} · {where}
        </p>
        {isTooMuch && state !== 'done' ? (
          <p
            className={classes.fault}
          >{t`Pas assez de place sur cet appareil : gardez cet onglet ouvert jusqu’à l’envoi.`}</p>
        ) : null}
        {isFailed && state !== 'done' ? (
          <p
            className={classes.fault}
          >{t`Cet appareil n’a pas pu l’enregistrer : gardez cet onglet ouvert jusqu’à l’envoi.`}</p>
        ) : null}
        {state === 'refused' ? <WaysOn upload={upload} /> : null}
        {state === 'refused' || state === 'done' ? null : (
          <progress className={classes.bar} aria-label={fileName} value={sent} max={bytes} />
        )}
      </div>
      <span className={classes.buttons}>
        {state === 'refused' ? null : (
          <IconButton glyph={x} label={t`Retirer ${fileName} de la liste`} onClick={() => dropUpload(uuid)} />
        )}
      </span>
    </div>
  );
}

/** Where it is, in words. */
function useWhere(upload: Readonly<Upload>): string {
  const { t } = useLingui();
  const fault = useFileFault();
  const { number } = useFormat();
  const { bytes, sent, state, why, refusal, isKept } = upload;
  const percent = number(Math.round((sent / Math.max(1, bytes)) * 100));
  if (state === 'stalled' && why === 'session') return t`Reconnectez-vous pour l’envoyer`;
  if (state === 'stalled' && why === 'outdated') return t`Partira avec la nouvelle version de cette page`;
  return {
    waiting: t`Attend son tour`,
    sending: t`Envoi… ${percent} %`,
    paused: t`Suspendu`,
    stalled: isKept ? t`Enregistré sur cet appareil, partira avec le réseau` : t`Hors connexion, reprendra seul`,
    refused: isOvertaken(upload)
      ? t`Le fichier à remplacer a changé dans la boutique depuis votre choix.`
      : fault(refusal ?? ''),
    done: t`Envoyé`,
  }[state];
}

/** What the shop refused is no dead end: smaller, once more, to a file, or given up. */
function WaysOn({ upload }: { upload: Readonly<Upload> }) {
  const { t } = useLingui();
  const size = useBytes();
  const { ask, failure } = useAsk();
  const classes = mediaLibrary();
  const { uuid, fileName, refusal, preview } = upload;
  const most = size(MOST_BYTES.image);
  /* what is too large, or no file of the library, is so the next time as well */
  const mayResend = refusal !== 'media.tooLarge' && refusal !== 'media.type' && refusal !== 'media.drawing';
  const save = (): void => {
    const content = contentOf(uuid);
    if (content !== null) saveFile(fileName, content);
  };
  return (
    <>
      <FailureNote failure={failure} />
      <span className={classes.buttons}>
        {refusal === 'media.tooLarge' && preview !== null ? (
          <button
            type="button"
            className={tool({})}
            aria-label={t`Réduire ${fileName} à ${most}`}
            onClick={() => void shrink(uuid, fileName)}
          >{t`Réduire à ${most}`}</button>
        ) : null}
        {mayResend ? (
          <button
            type="button"
            className={tool({})}
            aria-label={isOvertaken(upload) ? t`Remplacer quand même par ${fileName}` : t`Renvoyer ${fileName}`}
            onClick={() => void ask(() => answered(resendUpload(uuid)))}
          >
            {isOvertaken(upload) ? t`Remplacer quand même` : t`Renvoyer`}
          </button>
        ) : null}
        <button
          type="button"
          className={tool({})}
          aria-label={t`Enregistrer ${fileName} dans un fichier`}
          onClick={save}
        >{t`Enregistrer dans un fichier`}</button>
        <button
          type="button"
          className={tool({})}
          aria-label={t`Abandonner ${fileName}`}
          onClick={() => dropUpload(uuid)}
        >{t`Abandonner`}</button>
      </span>
    </>
  );
}

async function shrink(uuid: string, fileName: string): Promise<void> {
  const content = contentOf(uuid);
  const smaller = content === null ? null : await smallerPhoto(content);
  if (smaller !== null) await replaceContent(uuid, smaller, webpName(fileName));
}
