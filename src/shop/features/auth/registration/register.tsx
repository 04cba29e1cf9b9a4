/** A new account (specification §2, §3 and §5): what is typed is kept here until the shop has it, passwords never. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { registerFields, type registerRoute } from '#core/contract/account/auth.ts';
import { withoutSecrets } from '#core/resources/field-set.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import {
  REGISTER_DRAFT,
  registerDefaults,
  type NewAccount,
  type RegisterInput,
} from '#src/shop/features/auth/registration/register-draft.ts';
import { RegisterForm } from '#src/shop/features/auth/registration/register-form.tsx';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { Resend } from '#src/shop/features/auth/links/resend.tsx';
import type { Answered } from '#src/forms/use-ask.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { leaveWayBack } from '#src/shop/store/device/way-back.ts';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

type NewlyMade = RouteAnswer<typeof registerRoute>;

export function Register() {
  const draft = useDraft(REGISTER_DRAFT, { at: deviceInstant, editingRefused: null });
  const [made, setMade] = useState<NewlyMade | null>(null);
  if (made?.mayEnter === true) return <Open email={made.email} />;
  if (made !== null) return <Made email={made.email} />;
  return draft.value === undefined ? <Skeleton shape="block" /> : <Asking draft={draft} onMade={setMade} />;
}

function Asking({ draft, onMade }: { draft: Draft; onMade: (made: NewlyMade) => void }) {
  const { keep: keepDraft, drop, kept, value } = draft;
  const [defaults] = useState(() => registerDefaults(value));
  const isMade = useRef(false);
  const { wanted } = useAuthFlow();
  const keep = useCallback(
    (values: RegisterInput) => {
      // The shop has it: a late write must not bring it back.
      if (!isMade.current) keepDraft(withoutSecrets(registerFields, values));
    },
    [keepDraft],
  );
  const make = async (body: NewAccount): Promise<Answered> => {
    const answered = await callOnline('api.auth.register', { body });
    isMade.current = answered.ok;
    if (!answered.ok) return answered;
    leaveWayBack(wanted);
    await drop();
    onMade(answered.answer);
    return answered;
  };
  return <RegisterForm state={kept ? <DraftKept whole /> : null} defaults={defaults} keep={keep} make={make} />;
}

function Made({ email }: { email: string }) {
  const { t } = useLingui();
  return (
    <FormStack>
      <ResultNote title={t`Votre compte a été créé, veuillez vérifier votre adresse email.`}>
        <Trans>
          Nous avons envoyé un e-mail à <b>{email}</b>. Cliquez sur son lien dans l’heure pour activer votre compte.
        </Trans>
      </ResultNote>
      <p className={formLayout().small}>
        <Trans>Rien reçu ? Regardez aussi dans les indésirables.</Trans>
      </p>
      <Resend email={email} />
      <p>
        <AuthLink screen="login">{t`Se connecter`}</AuthLink>
      </p>
    </FormStack>
  );
}

/** Where the shop does not wait for the proof of an address. */
function Open({ email }: { email: string }) {
  const { t } = useLingui();
  return (
    <FormStack>
      <ResultNote title={t`Votre compte a été créé.`}>
        <Trans>
          Vous pouvez vous connecter. Nous avons envoyé un e-mail à <b>{email}</b>. Cliquez sur son lien pour vérifier
          votre adresse.
        </Trans>
      </ResultNote>
      <p>
        <AuthLink screen="login">{t`Se connecter`}</AuthLink>
      </p>
    </FormStack>
  );
}
