/** Files on their way, with what can be done about each. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { mediaLibrary, mediaThumb, textLink, tool } from '#styled/recipes';
import { MOST_BYTES } from '#core/domain/media/media-format.ts';
import { useBytes, useFileFault } from '#src/admin/parts/media/media-words.ts';
import { smallerPhoto, webpName } from '#src/admin/store/uploads/prepare-photo.ts';
import {
  clearDone,
  contentOf,
  dropUpload,
  isOpen,
  pauseUploads,
  replaceContent,
  resumeUploads,
  uploads,
  type Upload,
} from '#src/admin/store/uploads/uploads.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { x } from '#src/ui/icon/glyphs.ts';

export function UploadList() {
  const { t } = useLingui();
  const { list } = useSnapshot(uploads);
  const size = useBytes();
  const classes = mediaLibrary();
  if (list.length === 0) return null;
  const done = list.filter(({ state }) => state === 'done').length;
  const sent = size(list.reduce((sum, one) => sum + one.sent, 0));
  const whole = size(list.reduce((sum, one) => sum + one.bytes, 0));
  const isHeld = list.some(({ state }) => state === 'paused' || state === 'stalled');
  const total = list.length;
  return (
    <section className={classes.queue} aria-label={t`Envoi de fichiers`}>
      <div className={classes.queueHead}>
        <h2>{total === 1 ? t`Envoi d’un fichier` : t`Envoi de fichiers : ${done} sur ${total}`}</h2>
        <span className={classes.facts} role="status">{t`${sent} sur ${whole}`}</span>
        {list.some(isOpen) ? (
          <button type="button" className={textLink()} onClick={pauseUploads}>{t`Tout suspendre`}</button>
        ) : null}
        {isHeld ? <button type="button" className={textLink()} onClick={resumeUploads}>{t`Reprendre`}</button> : null}
        {done > 0 ? (
          <button type="button" className={textLink()} onClick={clearDone}>{t`Effacer les envois faits`}</button>
        ) : null}
      </div>
      {list.map((one) => (
        <Line key={one.uuid} upload={one} />
      ))}
    </section>
  );
}

function Line({ upload }: { upload: Readonly<Upload> }) {
  const { t } = useLingui();
  const size = useBytes();
  const fault = useFileFault();
  const { number } = useFormat();
  const classes = mediaLibrary();
  const { uuid, fileName, bytes, sent, state, refusal, preview, isKept, isTooMuch } = upload;
  const percent = number(Math.round((sent / Math.max(1, bytes)) * 100));
  const words = {
    waiting: t`Attend son tour`,
    sending: t`Envoi… ${percent} %`,
    paused: t`Suspendu`,
    stalled: isKept ? t`Enregistré sur cet appareil, partira avec le réseau` : t`Hors connexion, reprendra seul`,
    refused: fault(refusal ?? ''),
    done: t`Envoyé`,
  };
  const most = size(MOST_BYTES.image);
  const mayShrink = refusal === 'media.tooLarge' && preview !== null;
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
          {size(bytes)} · {words[state]}
        </p>
        {isTooMuch && state !== 'done' ? (
          <p
            className={classes.fault}
          >{t`Pas assez de place sur cet appareil : gardez cet onglet ouvert jusqu’à l’envoi.`}</p>
        ) : null}
        {state === 'refused' || state === 'done' ? null : (
          <progress className={classes.bar} aria-label={fileName} value={sent} max={bytes} />
        )}
      </div>
      <span className={classes.buttons}>
        {mayShrink ? (
          <button
            type="button"
            className={tool({})}
            onClick={() => void shrink(uuid, fileName)}
          >{t`Réduire à ${most}`}</button>
        ) : null}
        <IconButton glyph={x} label={t`Retirer ${fileName} de la liste`} onClick={() => dropUpload(uuid)} />
      </span>
    </div>
  );
}

async function shrink(uuid: string, fileName: string): Promise<void> {
  const content = contentOf(uuid);
  const smaller = content === null ? null : await smallerPhoto(content);
  if (smaller !== null) await replaceContent(uuid, smaller, webpName(fileName));
}
