/** What is done to several documents at once; all but publishing waits on this device where there is no network. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { bulkBar, formLayout, tool } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { STATUS_STEPS } from '#core/domain/cms/content-status.ts';
import { permissionFor } from '#core/domain/cms/document-kind.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { duplicateDocument, removeDocument, restoreDocument } from '#src/admin/store/documents/act-on-document.ts';
import { knownHeads } from '#src/admin/store/documents/documents.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { failureOf } from '#src/api/failure.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { arrowUUpLeft, files, trash } from '#src/ui/icon/glyphs-later.ts';
import { x } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface HeadsBulkProps {
  /** Those that are chosen, of one type. */
  rows: readonly DocumentHead[];
  onClear: () => void;
}

export function HeadsBulk({ rows, onClear }: HeadsBulkProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const toast = useToast();
  const call = useAdminCall();
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const classes = bulkBar();
  const [first] = rows;
  if (first === undefined) return null;
  const count = rows.length;
  const told = number(count);
  const isBin = rows.every(({ status }) => status === 'trash');
  const publishable = rows.filter(
    ({ of, status, rev }) => of === 'content' && rev > 0 && STATUS_STEPS[status].published !== undefined,
  );
  const end = (text: string): void => {
    setBusy(false);
    onClear();
    toast(text);
  };
  const publish = async (): Promise<void> => {
    setBusy(true);
    let done = 0;
    for (const { uuid, rev, revId } of publishable)
      try {
        const meant = { rev, ...(revId === undefined ? {} : { revId }) };
        await call('api.admin.documents.status', { params: { doc: uuid }, body: { ...meant, status: 'published' } });
        done += 1;
      } catch (error) {
        /* the next may be taken: what could not be published is told, and says why where it is opened */
        failureOf(error);
      }
    const left = publishable.length - done;
    end(
      left > 0
        ? t`Publiés : ${number(done)}. Non publiés : ${number(left)}, ouvrez-les pour savoir pourquoi.`
        : t`Publiés : ${number(done)}.`,
    );
  };
  const copy = async (): Promise<void> => {
    const person = await officePerson();
    let away = 0;
    for (const head of rows) if (!(await duplicateDocument(person, head, await knownHeads()))) away += 1;
    end(away === 0 ? t`Dupliqués : ${told}.` : t`Absents de cet appareil : ${number(away)}.`);
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    const person = await officePerson();
    for (const head of rows) await removeDocument(person, head);
    end(t`Les éléments ont été supprimés.`);
  };
  const restore = async (): Promise<void> => {
    const person = await officePerson();
    for (const { uuid } of rows) await restoreDocument(person, uuid);
    end(t`Restaurés : ${told}.`);
  };
  const onInk = tool({ tone: 'onInk' });
  return (
    <div className={classes.place}>
      <div role="toolbar" aria-label={t`Sélection`} className={classes.root}>
        <span role="status" className={classes.count}>
          {count === 1 ? t`1 sélectionné` : t`${told} sélectionnés`}
        </span>
        {!isBin && publishable.length > 0 && may(permissionFor(first, 'publish')) ? (
          <button type="button" className={onInk} disabled={!online || isBusy} onClick={() => void publish()}>
            {online ? t`Publier` : t`Publier nécessite une connexion`}
          </button>
        ) : null}
        {!isBin && may(permissionFor(first, 'replicate')) ? (
          <button type="button" className={onInk} disabled={isBusy} onClick={() => void copy()}>
            <Icon glyph={files} />
            {t`Dupliquer`}
          </button>
        ) : null}
        {may(permissionFor(first, 'destroy')) ? (
          <button
            type="button"
            className={onInk}
            disabled={isBusy}
            onClick={() => (isBin ? void restore() : setAsking(true))}
          >
            <Icon glyph={isBin ? arrowUUpLeft : trash} />
            {isBin ? t`Restaurer` : t`Supprimer`}
          </button>
        ) : null}
        <span aria-hidden className={classes.rule} />
        <button
          type="button"
          className={tool({ tone: 'onInk', icon: true })}
          aria-label={t`Ne plus rien sélectionner`}
          onClick={onClear}
        >
          <Icon glyph={x} />
        </button>
      </div>
      {isAsking ? (
        <Sheet
          open
          onClose={() => setAsking(false)}
          title={count === 1 ? t`Supprimer « ${first.title || t`Sans titre`} » ?` : t`Supprimer ${told} éléments ?`}
          closeLabel={t`Fermer`}
          footer={
            <div className={formLayout().actions}>
              <Button tone="line" onClick={() => setAsking(false)}>{t`Annuler`}</Button>
              <Button tone="danger" onClick={() => void remove()}>{t`Mettre à la corbeille`}</Button>
            </div>
          }
        >
          <p>{t`Ils restent trente jours dans la corbeille, d’où ils peuvent être restaurés.`}</p>
        </Sheet>
      ) : null}
    </div>
  );
}
