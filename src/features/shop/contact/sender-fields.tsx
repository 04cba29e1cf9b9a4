/** Who writes, and the consent to be answered: the same in both contact forms. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { textLink } from '#styled/recipes';
import { CheckField, TextField } from '#src/screens/form/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { FormGrid } from '#src/ui/field/form-layout.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface SenderLabels {
  person: { name: string; email: string; phone: string };
  consent: { consent: string };
}

/** Labels in the order of the page, around the fields of the form itself. */
export function useSenderLabels(): SenderLabels {
  const { t } = useLingui();
  return {
    /* the whole name: other forms ask for its parts */
    person: { name: t({ message: 'Nom', context: 'prénom et nom' }), email: t`Adresse e-mail`, phone: t`Téléphone` },
    consent: { consent: t`Votre accord` },
  };
}

export function SenderFields({ children }: { children: ReactNode }) {
  const { person } = useSenderLabels();
  return (
    <>
      <TextField name="name" label={person.name} autoComplete="name" maxLength={80} />
      <FormGrid>
        <TextField name="email" label={person.email} type="email" inputMode="email" autoComplete="email" />
        <TextField name="phone" label={person.phone} optional type="tel" inputMode="tel" autoComplete="tel" />
      </FormGrid>
      {children}
      <CheckField name="consent">
        <Trans>
          J’accepte d’être contacté au sujet de ce message. Mes coordonnées ne servent qu’à y répondre.{' '}
          <Link href="/confidentialite" className={textLink()}>
            En savoir plus
          </Link>
        </Trans>
      </CheckField>
    </>
  );
}

export function SendButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <ActionBar>
      <Button type="submit" wide loading={busy}>
        {children}
      </Button>
    </ActionBar>
  );
}
