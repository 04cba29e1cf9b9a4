import { useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { AdminLink } from '#src/admin/port/port.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Somebody else's text does not fit with this one: where a person chooses. */
export function ConflictNote({ doc }: { doc: string }) {
  const { t } = useLingui();
  return (
    <Note tone="warn" title={t`Quelqu’un d’autre a modifié ce contenu.`}>
      {t`Votre texte est gardé. Choisissez passage par passage ce qui doit rester ; la publication attend.`}{' '}
      <AdminLink page="admin.documents.conflict" params={{ doc }} className={textLink()}>
        {t`Comparer les deux versions`}
      </AdminLink>
    </Note>
  );
}
