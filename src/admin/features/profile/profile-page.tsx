/** What guards the own account: password, second factor, browsers signed in. */
import { useLingui } from '@lingui/react/macro';
import { permissions } from '#styled/recipes';
import { useAdmin, useHeader } from '#src/admin/app/port.tsx';
import { PasswordPart } from '#src/admin/features/profile/password-part.tsx';
import { SecondFactorPart } from '#src/admin/features/profile/second-factor-part.tsx';
import { SessionsPart } from '#src/admin/features/profile/sessions-part.tsx';
import { Section } from '#src/ui/section/section.tsx';

export function ProfilePage() {
  const { t } = useLingui();
  const { admin } = useAdmin();
  useHeader({ title: t`Mon compte` });
  return (
    <div className={permissions().root}>
      <p>
        {admin?.name} · {admin?.email} · {admin?.role.name}
      </p>
      <Section title={t`Mot de passe`}>
        <PasswordPart />
      </Section>
      <Section title={t`Second facteur`}>
        <SecondFactorPart />
      </Section>
      <Section title={t`Sessions`}>
        <SessionsPart />
      </Section>
    </div>
  );
}
