import { useLingui } from '@lingui/react/macro';
import { focusContent } from '#src/admin/parts/focus-after.ts';
import type { PresenceView } from '#src/admin/store/documents/presence.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

interface PresenceNoteProps extends PresenceView {
  mayTake: boolean;
  onTake: () => void;
}

/** Who else has the document open, and what that means for what is typed here. */
export function PresenceNote({ other, isTaken, mayTake, onTake }: PresenceNoteProps) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  if (other === null) return null;
  const { name } = other;
  const since = dateTime(other.since);
  const take = mayTake ? (
    <Button
      tone="line"
      size="sm"
      onClick={() => {
        onTake();
        /* the note goes, with its button */
        focusContent();
      }}
    >
      {isTaken ? t`Reprendre la main` : t`Prendre la main`}
    </Button>
  ) : null;
  return isTaken ? (
    <Note tone="warn" role="status" title={t`${name} a pris la main sur ce contenu.`}>
      <p>{t`Ce que vous avez écrit reste gardé, en brouillon. Vous pouvez le relire, pas le modifier.`}</p>
      {take}
    </Note>
  ) : (
    <Note tone="info" role="status" title={t`${name} a ce contenu ouvert depuis le ${since}.`}>
      <p>{t`Si vous écrivez tous les deux, vos textes seront réunis, et montrés côte à côte là où ils diffèrent.`}</p>
      {take}
    </Note>
  );
}
