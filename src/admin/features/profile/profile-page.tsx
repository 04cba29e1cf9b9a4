/** The own account: who one is, and what guards it – password, second factor, browsers signed in. */
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { profile } from '#styled/recipes';
import { useAdmin, useHeader } from '#src/admin/port/port.tsx';
import { IdentityPart } from '#src/admin/features/profile/identity-part.tsx';
import { LeavePart } from '#src/admin/features/profile/leave-part.tsx';
import { PasswordPart } from '#src/admin/features/profile/password-part.tsx';
import { SecondFactorPart } from '#src/admin/features/profile/second-factor-part.tsx';
import { SessionsPart } from '#src/admin/features/profile/sessions-part.tsx';

export function ProfilePage() {
  const { t } = useLingui();
  const { admin, may } = useAdmin();
  useHeader({ title: t`Mon compte` });
  const classes = profile();
  return (
    <div className={classes.root}>
      {admin === null ? null : (
        <Part title={t`Identité`}>
          <p className={classes.who}>{t`Rôle : ${admin.role.name}`}</p>
          <IdentityPart admin={admin} />
        </Part>
      )}
      <Part title={t`Mot de passe`}>
        <PasswordPart />
      </Part>
      <Part title={t`Second facteur`}>
        <SecondFactorPart />
      </Part>
      <Part title={t`Sessions`}>
        <SessionsPart />
      </Part>
      {may('admins.destroy-self') ? (
        <Part title={t`Suppression du compte`}>
          <LeavePart />
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const classes = profile();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
