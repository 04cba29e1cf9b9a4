/** Groups of fields that types of content have beside their texts (domain 8.2). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { historyView, list } from '#styled/recipes';
import type { FieldGroup } from '#core/domain/cms/fields/custom-field.ts';
import { useAdmin, useHeader } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { GroupDialog } from './group-dialog.tsx';

const PAGE = 'page';

/** Fields of a group that its row names. */
const NAMED = 4;

export function CustomFieldsPage() {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { answer, failure, reload } = useAnswer('api.admin.custom-fields.groups', {});
  const types = useAnswer(
    'api.admin.content-types.index',
    may('content-types.index') ? { query: { perPage: 100 } } : null,
  );
  const [opened, setOpened] = useState<FieldGroup | 'new' | null>(null);
  const names = new Map([
    [PAGE, t`Pages`],
    ...(types.answer?.data ?? []).map(({ fields }) => [String(fields['slug']), String(fields['name'])] as const),
  ]);
  useHeader({
    title: t`Champs personnalisés`,
    actions: may('custom-fields.store') ? (
      <Button tone="ink" size="sm" onClick={() => setOpened('new')}>{t`Créer un groupe`}</Button>
    ) : null,
  });
  const fresh: FieldGroup = {
    uuid: crypto.randomUUID(),
    rev: 0,
    contentType: PAGE,
    title: '',
    isActive: true,
    position: answer?.length ?? 0,
    fields: [],
  };
  /* named as far as a line goes; a phone has no more */
  const fieldsOf = ({ fields }: FieldGroup): string => {
    const more = String(fields.length - NAMED);
    const names = fields
      .slice(0, NAMED)
      .map(({ label }) => label)
      .join(', ');
    /* one alone is named rather than counted */
    if (fields.length <= NAMED + 1) return fields.map(({ label }) => label).join(', ');
    return t`${names} et ${more} autres`;
  };
  return (
    <div className={list().root}>
      {failure === null ? null : (
        <div className={list().note}>
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.length === 0 ? (
        <EmptyState
          glyph={fileText}
          title={t`Aucun champ personnalisé`}
          text={t`Un groupe de champs ajoute au formulaire d’un type de contenu ce que son texte ne dit pas : une durée, un lieu, des étapes.`}
        />
      ) : null}
      {answer === null || answer.length === 0 ? null : (
        <div className={historyView().detail}>
          <table className={historyView().table} aria-label={t`Groupes de champs`}>
            <thead>
              <tr>
                <th scope="col">{t`Groupe`}</th>
                <th scope="col">{t`Type de contenu`}</th>
                <th scope="col">{t`Champs`}</th>
                <th scope="col">{t`État`}</th>
                <th scope="col">{t`Actions`}</th>
              </tr>
            </thead>
            <tbody>
              {answer.map((group) => (
                <tr key={group.uuid}>
                  <th scope="row">{group.title}</th>
                  <td>{names.get(group.contentType) ?? group.contentType}</td>
                  <td>{fieldsOf(group)}</td>
                  <td>
                    <StatusTag tone={group.isActive ? 'success' : 'neutral'}>
                      {group.isActive ? t`Actif` : t`Inactif`}
                    </StatusTag>
                  </td>
                  <td>
                    <Button
                      tone="text"
                      size="sm"
                      aria-label={t`Ouvrir ${group.title}`}
                      onClick={() => setOpened(group)}
                    >
                      {may('custom-fields.update') ? t`Modifier` : t`Voir`}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {opened === null ? null : (
        <GroupDialog
          group={opened === 'new' ? fresh : opened}
          isNew={opened === 'new'}
          types={names}
          groups={answer ?? []}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            reload();
          }}
        />
      )}
    </div>
  );
}
