/** Turns a picture, or cuts it to a shape around its point of interest; the shop draws it anew. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mediaLibrary, tool } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { cutAround, type Cut } from './cut-around.ts';

const SHAPES = [
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['2:1', 2],
] as const;

export function EditPicture({ file, onWritten }: { file: MediaFile; onWritten: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const classes = mediaLibrary();
  const edit = async (turn: 0 | 90 | 180 | 270, cut: Cut | null): Promise<void> => {
    setBusy(true);
    const input = { params: { uuid: file.uuid }, body: { baseRev: file.rev, baseRevId: file.revId, turn, cut } };
    const isDone = await ask(() => told(call('api.admin.media.edit', input)));
    setBusy(false);
    if (!isDone) return;
    toast(t`Image modifiée.`);
    onWritten();
  };
  return (
    <div className={classes.stack} aria-busy={isBusy}>
      <FailureNote failure={failure} />
      <div className={classes.buttons} role="group" aria-label={t`Tourner`}>
        <button
          type="button"
          className={tool({})}
          disabled={isBusy}
          onClick={() => void edit(270, null)}
        >{t`Tourner à gauche`}</button>
        <button
          type="button"
          className={tool({})}
          disabled={isBusy}
          onClick={() => void edit(90, null)}
        >{t`Tourner à droite`}</button>
      </div>
      <div className={classes.buttons} role="group" aria-label={t`Rogner`}>
        {SHAPES.map(([name, ratio]) => (
          <button
            key={name}
            type="button"
            className={tool({})}
            disabled={isBusy}
            onClick={() => void edit(0, cutAround(file, ratio))}
          >{t`Rogner en ${name}`}</button>
        ))}
      </div>
    </div>
  );
}
