/** Pages of an address that is none, that is not allowed, that broke: what happened, and the way on. */
import { useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { fault } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin, useHeader } from '#src/admin/port/port.tsx';
import { homeFor } from '#src/admin/app/guards/guard.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { lockSimple } from '#src/ui/icon/glyphs-office.ts';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { warning } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface FaultProps {
  glyph: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Fault({ glyph, title, text, children }: FaultProps) {
  const classes = fault();
  useHeader({ title });
  return (
    <div className={classes.root}>
      <Icon glyph={glyph} size="xl" className={classes.icon ?? ''} />
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** To the first page one may open. */
function Home() {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const page = homeFor(may);
  if (page === null) return <LinkButton tone="ink" href={adminHref('admin.logout')}>{t`Se déconnecter`}</LinkButton>;
  const label = say(page.label);
  return <LinkButton tone="ink" href={adminHref(page.name)}>{t`Ouvrir « ${label} »`}</LinkButton>;
}

/** Specification §8, 404. */
export function MissingPage() {
  const { t } = useLingui();
  return (
    <Fault
      glyph={magnifyingGlass}
      title={t`Page non trouvée`}
      text={t`Cette adresse ne mène à aucun écran de l’administration.`}
    >
      <Home />
    </Fault>
  );
}

/** Specification §8, 403. */
export function ForbiddenPage() {
  const { t } = useLingui();
  return (
    <Fault
      glyph={lockSimple}
      title={t`Accès interdit`}
      text={t`Votre rôle ne donne pas accès à cet écran. Demandez ce droit à la personne qui gère les rôles.`}
    >
      <Home />
    </Fault>
  );
}

/** A screen that broke, or whose part did not come. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useEffect(() => console.error(error), [error]);
  const isAway = !navigator.onLine;
  return (
    <Fault
      glyph={warning}
      title={isAway ? t`Cet écran n’est pas sur cet appareil` : t`Erreur`}
      text={
        isAway
          ? t`Il s’ouvrira dès que le réseau est là. Vos saisies sont gardées.`
          : t`Une erreur s'est produite, veuillez recommencer`
      }
    >
      <Button tone="ink" onClick={() => void router.invalidate()}>{t`Réessayer`}</Button>
    </Fault>
  );
}
