import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { formLayout, tool } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { PAGE_TYPE } from '#core/domain/cms/content-path.ts';
import { permissionFor } from '#core/domain/cms/document-kind.ts';
import { useAdmin, useToast } from '#src/admin/port/port.tsx';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { duplicateDocument, removeDocument, restoreDocument } from '#src/admin/store/documents/act-on-document.ts';
import { knownHeads } from '#src/admin/store/documents/documents.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { files, trash } from '#src/ui/icon/glyphs-later.ts';
import { textbox } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { ShopLink } from '#src/admin/features/cms/shop-link.tsx';
import { DetailsDialog } from './details-dialog.tsx';

const ACTION = { tone: 'plain', small: true, icon: true } as const;
const WORD = { tone: 'plain', small: true } as const;

interface RowActionsProps {
  head: DocumentHead;
  /** Its type, as the shop calls one of it. */
  one: string;
}

/** Duplicate, throw away, have back: each waits on the device where there is no network. */
export function RowActions({ head, one }: RowActionsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { may } = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const [isDetailed, setDetailed] = useState(false);
  const title = head.title || t`Sans titre`;
  const { of, type, uuid } = head;
  const copy = async (): Promise<void> => {
    const isDone = await duplicateDocument(await officePerson(), head, await knownHeads());
    /* of a page in the words of the specification (§8), of all else under its own name */
    const copied = type === PAGE_TYPE ? t`La page a été dupliquée.` : t`${one} : la copie a été créée.`;
    toast(isDone ? copied : t`Ce contenu n’est pas sur cet appareil`);
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    const goBeside = besideRow(pressed.current);
    await removeDocument(await officePerson(), head);
    goBeside();
    toast(t`Les éléments ont été supprimés.`);
  };
  const restore = async (): Promise<void> => {
    const goBeside = besideRow(pressed.current);
    await restoreDocument(await officePerson(), uuid);
    goBeside();
  };
  if (head.status === 'trash')
    return may(permissionFor(head, 'destroy')) ? (
      <button
        ref={pressed}
        type="button"
        className={tool(WORD)}
        aria-label={t`Restaurer ${title}`}
        onClick={() => void restore()}
      >{t`Restaurer`}</button>
    ) : null;
  return (
    <>
      <ShopLink head={head} compact />
      {of === 'content' && type !== PAGE_TYPE && may('cms-contents.update-details') ? (
        <button
          type="button"
          className={tool(ACTION)}
          aria-label={t`Détails de ${title}`}
          title={t`Détails`}
          onClick={() => setDetailed(true)}
        >
          <Icon glyph={textbox} />
        </button>
      ) : null}
      {isDetailed ? <DetailsDialog head={head} onClose={() => setDetailed(false)} /> : null}
      {may(permissionFor(head, 'replicate')) ? (
        <button
          type="button"
          className={tool(ACTION)}
          aria-label={t`Dupliquer ${title}`}
          title={t`Dupliquer`}
          onClick={() => void copy()}
        >
          <Icon glyph={files} />
        </button>
      ) : null}
      {may(permissionFor(head, 'destroy')) ? (
        <button
          ref={pressed}
          type="button"
          className={tool(ACTION)}
          aria-label={t`Supprimer ${title}`}
          title={t`Supprimer`}
          onClick={() => setAsking(true)}
        >
          <Icon glyph={trash} />
        </button>
      ) : null}
      {isAsking ? (
        <Sheet
          open
          onClose={() => setAsking(false)}
          title={t`Supprimer « ${title} » ?`}
          closeLabel={t`Fermer`}
          footer={
            <div className={formLayout().actions}>
              <Button tone="line" onClick={() => setAsking(false)}>{t`Annuler`}</Button>
              <Button tone="danger" onClick={() => void remove()}>{t`Mettre à la corbeille`}</Button>
            </div>
          }
        >
          <p>{t`Il reste trente jours dans la corbeille, d’où il peut être restauré.`}</p>
        </Sheet>
      ) : null}
    </>
  );
}
