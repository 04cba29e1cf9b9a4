/** What can be done with a record beside saving it: the one before and after, a copy, its end. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Revision } from '#core/domain/revision/revision.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { useAdmin, useRoute, useToast } from '#src/admin/port/port.tsx';
import { DeleteDialog } from '#src/admin/screens/form/delete-dialog.tsx';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { neighboursOf } from '#src/admin/store/record-order.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { caretDown } from '#src/ui/icon/glyphs-list.ts';
import { caretUp } from '#src/ui/icon/glyphs-office.ts';

interface RecordActionsProps {
  resource: Resource;
  uuid: string;
  seen: Revision;
  title: string;
  isDirty: boolean;
  isFixed: boolean;
  calls: RecordCalls;
  draft: { readonly drop: () => void };
  onLeave: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

export function RecordActions({
  resource,
  uuid,
  seen: { rev, revId },
  title,
  isDirty,
  isFixed,
  calls,
  draft,
  onLeave,
}: RecordActionsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { navigate } = useRoute();
  const toast = useToast();
  const [isDeleting, setDeleting] = useState(false);
  const { name } = resource;
  const { previous, next } = neighboursOf(name, uuid);
  const go = (id: string | null): void => {
    if (id !== null) navigate(adminHref(`admin.${name}.edit`, { id }));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'j') go(next);
    if (event.key === 'k') go(previous);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  if (rev === 0) return null;
  return (
    <>
      {previous === null && next === null ? null : (
        <>
          <IconButton
            glyph={caretUp}
            label={t`Fiche précédente (K)`}
            disabled={previous === null}
            onClick={() => go(previous)}
          />
          <IconButton
            glyph={caretDown}
            label={t`Fiche suivante (J)`}
            disabled={next === null}
            onClick={() => go(next)}
          />
        </>
      )}
      {may(rightTo(resource, 'store')) && !isDirty && resource.ownCopy !== true ? (
        <LinkButton tone="line" href={adminHref(`admin.${name}.create`, {}, { copie: uuid })}>
          {t`Dupliquer`}
        </LinkButton>
      ) : null}
      {may(rightTo(resource, 'destroy')) && !isFixed ? (
        <Button tone="danger" onClick={() => setDeleting(true)}>
          {t`Supprimer`}
        </Button>
      ) : null}
      {isDeleting ? (
        <DeleteDialog
          title={title}
          seen={{ uuid, rev, revId }}
          calls={calls}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            draft.drop();
            toast(t`« ${title} » est supprimé.`);
            onLeave();
          }}
        />
      ) : null}
    </>
  );
}
