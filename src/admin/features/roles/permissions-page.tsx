/** What a role may do (specification §2 and §6): back to the list, select all, save. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { permissions as recipe } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { changedKeys } from '#core/domain/actor/role.ts';
import { keysOf } from '#core/resources/permissions/role-keys.ts';
import { answered } from '#src/admin/api/answered.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useAdmin, useAdminCall, useHeader, useRoute, useToast, useUnsaved } from '#src/admin/port/port.tsx';
import { PermissionTable } from '#src/admin/features/roles/permission-table.tsx';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { useFormKeys } from '#src/admin/screens/form/use-form-keys.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

type Role = OfficeAnswer<'api.admin.roles.permissions'>;

export function PermissionsPage() {
  const { params } = useRoute();
  const uuid = params['id'] ?? '';
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.roles.permissions', { params: { uuid } });
  if (answer !== null)
    return <OneRole key={`${uuid} ${answer.rev} ${answer.revId ?? ''}`} uuid={uuid} role={answer} onSaved={reload} />;
  return <Waiting failure={isLoading ? null : failure} onRetry={reload} />;
}

function Waiting({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t } = useLingui();
  useHeader({ title: t`Permissions`, parent: 'admin.roles' });
  const classes = recipe();
  return (
    <div className={classes.root} aria-busy={failure === null}>
      <div className={classes.notes}>
        {failure === null ? (
          <Skeleton shape="block" />
        ) : (
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>
          </FailureNote>
        )}
      </div>
    </div>
  );
}

/** Boxes of one role, as they stand until they are saved. */
function OneRole({ uuid, role, onSaved }: { uuid: string; role: Role; onSaved: () => void }) {
  const { t } = useLingui();
  const { admin, may } = useAdmin();
  const { navigate } = useRoute();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState('');
  const [isGrantedOnly, setGrantedOnly] = useState(false);
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
    const body = { ...standingOn(role), permissions: [...held] };
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
  const { name } = role;
  const classes = recipe();
  useHeader({
    title: t`Permissions : ${name}`,
    parent: 'admin.roles',
    actions: (
      <>
        <span className={classes.said}>{t`${granted} sur ${total} accordées`}</span>
        <LinkButton tone="text" size="sm" href={adminHref('admin.roles')}>{t`Retour à la liste`}</LinkButton>
        {isFixed ? null : (
          <>
            <Button tone="line" size="sm" onClick={() => set(all, granted < total)}>
              {granted < total ? t`Tout sélectionner` : t`Tout désélectionner`}
            </Button>
            <Button tone="ink" size="sm" loading={isSaving} disabled={changes === 0} onClick={() => void save()}>
              {t`Enregistrer`}
            </Button>
          </>
        )}
      </>
    ),
  });
  useFormKeys({
    onSave: isFixed || changes === 0 ? null : () => void save(),
    onLeave: () => navigate(adminHref('admin.roles')),
  });
  return (
    <div className={classes.root}>
      <div className={classes.notes}>
        {role.isLocked ? <Note title={t`Ce rôle détient toutes les permissions et ne se modifie pas.`} /> : null}
        {role.isOwn && !role.isLocked ? (
          <Note title={t`C’est votre propre rôle : un autre administrateur peut le modifier.`} />
        ) : null}
        {failure === null ? null : <FailureNote failure={failure} />}
      </div>
      <div className={classes.tools}>
        <SearchBox q={wanted} where={t`Chercher une permission`} onSearch={setWanted} />
        <Checkbox checked={isGrantedOnly} onChange={({ target }) => setGrantedOnly(target.checked)}>
          {t`Accordées seulement`}
        </Checkbox>
        <p role="status">
          {changes === 0
            ? ''
            : changes === 1
              ? t`1 changement non enregistré`
              : t`${changes} changements non enregistrés`}
        </p>
      </div>
      <PermissionTable
        guard={role.guard}
        held={held}
        before={before}
        wanted={wanted}
        isGrantedOnly={isGrantedOnly}
        isDisabled={(keys) => isFixed || mine(keys).length < keys.length}
        onChange={set}
      />
      {changes === 0 ? null : <p className={classes.legend}>{t`modifié`}</p>}
    </div>
  );
}
