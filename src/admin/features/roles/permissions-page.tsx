/** What a role may do (specification §2 and §6): back to the list, select all, save. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { permissions as recipe } from '#styled/recipes';
import { keysIn, permissionGrid, TOGGLES, type GridRow } from '#core/domain/actor/permission-grid.ts';
import { changedKeys, keysOf } from '#core/domain/actor/role.ts';
import { answered } from '#src/admin/api/answered.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { AdminLink, useAdmin, useAdminCall, useHeader, useRoute, useToast, useUnsaved } from '#src/admin/app/port.tsx';
import { KeyBox } from '#src/admin/features/roles/key-box.tsx';
import { GROUP_WORDS, RESOURCE_WORDS } from '#src/admin/features/roles/permission-words.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

type Role = OfficeAnswer<'api.admin.roles.permissions'>;

export function PermissionsPage() {
  const { t } = useLingui();
  const { params } = useRoute();
  const uuid = params['id'] ?? '';
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.roles.permissions', { params: { uuid } });
  const name = answer?.name ?? '';
  useHeader({ title: answer === null ? t`Permissions` : t`Permissions : ${name}`, parent: 'admin.roles' });
  return (
    <div className={recipe().root} aria-busy={isLoading}>
      <p>
        <AdminLink page="admin.roles">
          <Trans>Retour à la liste</Trans>
        </AdminLink>
      </p>
      {failure === null ? null : <FailureNote failure={failure} />}
      {answer === null ? (
        failure === null ? (
          <Skeleton />
        ) : (
          <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>
        )
      ) : (
        <Grid key={`${uuid} ${answer.rev}`} uuid={uuid} role={answer} onSaved={reload} />
      )}
    </div>
  );
}

/** Boxes of one role, as they stand until they are saved. */
function Grid({ uuid, role, onSaved }: { uuid: string; role: Role; onSaved: () => void }) {
  const { t, i18n } = useLingui();
  const { admin, may } = useAdmin();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [isSaving, setSaving] = useState(false);
  const before = new Set(role.permissions);
  const [held, setHeld] = useState<ReadonlySet<string>>(before);
  const own = new Set<string>(admin?.permissions);
  const isFixed = role.isLocked || role.isOwn || !may('roles.sync-permissions');
  /** Nobody gives or takes what they do not hold. */
  const mine = (keys: readonly string[]) => (role.guard === 'front' ? keys : keys.filter((key) => own.has(key)));
  const set = (keys: readonly string[], isHeld: boolean) => {
    const next = new Set(held);
    for (const key of mine(keys)) {
      if (isHeld) next.add(key);
      else next.delete(key);
    }
    setHeld(next);
  };
  const changes = changedKeys(before, held).length;
  useUnsaved(changes > 0);
  const save = async () => {
    setSaving(true);
    const body = { rev: role.rev, permissions: [...held] };
    const isDone = await ask(() =>
      answered(call('api.admin.roles.sync-permissions', { params: { uuid }, body }).then(() => {})),
    );
    setSaving(false);
    if (!isDone) return;
    toast(t`Les permissions ont été mises à jour.`);
    onSaved();
  };
  const all = keysOf(role.guard);
  const [granted, total] = [all.filter((key) => held.has(key)).length, all.length];
  const classes = recipe();
  const columns = { see: t`Voir`, create: t`Créer`, edit: t`Modifier`, delete: t`Supprimer` };
  const boxes = (name: string, rows: readonly GridRow[]) =>
    TOGGLES.map((toggle) => {
      const keys = keysIn(rows, toggle);
      return (
        <KeyBox
          key={toggle}
          label={`${name}, ${columns[toggle]}`}
          keys={keys}
          held={held}
          before={before}
          isDisabled={isFixed || mine(keys).length < keys.length}
          className={classes.cell}
          onChange={set}
        />
      );
    });
  const count = (rows: readonly GridRow[]) => {
    const keys = keysIn(rows);
    const [some, most] = [keys.filter((key) => held.has(key)).length, keys.length];
    return <td className={classes.count}>{t`${some} sur ${most}`}</td>;
  };
  return (
    <>
      {role.isLocked ? <Note title={t`Ce rôle détient toutes les permissions et ne se modifie pas.`} /> : null}
      {role.isOwn && !role.isLocked ? (
        <Note title={t`C’est votre propre rôle : un autre administrateur peut le modifier.`} />
      ) : null}
      {failure === null ? null : <FailureNote failure={failure} />}
      <p role="status">
        {t`${granted} sur ${total} accordées`}
        {changes > 0 ? ` · ${t`${changes} changements non enregistrés`}` : null}
      </p>
      {isFixed ? null : (
        <p>
          <Button tone="line" onClick={() => set(all, granted < total)}>
            {granted < total ? t`Tout sélectionner` : t`Tout désélectionner`}
          </Button>{' '}
          <Button tone="ink" loading={isSaving} disabled={changes === 0} onClick={() => void save()}>
            {t`Enregistrer`}
          </Button>
        </p>
      )}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t`Ressource`}</th>
              {TOGGLES.map((toggle) => (
                <th key={toggle} scope="col">
                  {columns[toggle]}
                </th>
              ))}
              <th scope="col" className={classes.count}>{t`Accordées`}</th>
            </tr>
          </thead>
          {permissionGrid(role.guard).map(({ group, rows }) => {
            const name = GROUP_WORDS[group] === undefined ? group : i18n._(GROUP_WORDS[group]);
            return (
              <tbody key={group}>
                <tr className={classes.group}>
                  <th scope="row">{name}</th>
                  {boxes(name, rows)}
                  {count(rows)}
                </tr>
                {rows.map((row) => {
                  const word = RESOURCE_WORDS[row.resource];
                  const label = word === undefined ? row.resource : i18n._(word);
                  return (
                    <tr key={row.resource}>
                      <th scope="row">{label}</th>
                      {boxes(label, [row])}
                      {count([row])}
                    </tr>
                  );
                })}
              </tbody>
            );
          })}
        </table>
      </div>
    </>
  );
}
