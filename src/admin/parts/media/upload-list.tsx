/** Files on their way, with what can be done about each. */
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { mediaLibrary, textLink } from '#styled/recipes';
import { useBytes } from '#src/admin/parts/media/media-words.ts';
import { UploadLine } from '#src/admin/parts/media/upload-line.tsx';
import { clearDone, isOpen, pauseUploads, resumeUploads, uploads } from '#src/admin/store/uploads/uploads.ts';

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
        <UploadLine key={one.uuid} upload={one} />
      ))}
    </section>
  );
}
