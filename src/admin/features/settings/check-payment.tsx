/** Asks each provider whether it takes the keys that are set, for the area one sets for; no money moves. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { settings } from '#styled/recipes';
import { KEYED_PROVIDERS, type CHECK_OUTCOMES } from '#core/contract/admin/settings/check-payment.ts';
import { PROVIDER_SETTINGS, type OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note, type NoteTone } from '#src/ui/note/note.tsx';

type Outcome = (typeof CHECK_OUTCOMES)[number];

const nameOf = (provider: OnlineProvider): string => PROVIDER_SETTINGS[provider].brand;

const SENTENCES: Readonly<Record<Outcome, { readonly tone: NoteTone; readonly words: ReturnType<typeof msg> }>> = {
  accepted: { tone: 'success', words: msg`Le prestataire accepte ces identifiants.` },
  unasked: {
    tone: 'info',
    words: msg`Les identifiants sont enregistrés. Ce prestataire ne permet pas de les vérifier sans paiement : passez une commande d’essai.`,
  },
  missing: { tone: 'warn', words: msg`Il manque des identifiants pour cet espace.` },
  unauthorized: { tone: 'danger', words: msg`Le prestataire refuse ces identifiants.` },
  unreachable: { tone: 'danger', words: msg`Le prestataire n’a pas répondu comme prévu. Réessayez plus tard.` },
};

interface Checked {
  readonly provider: OnlineProvider;
  readonly outcome: Outcome;
  readonly isLive: boolean;
}

export function CheckPayment({ area, isFree }: { area: Area; isFree: boolean }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [busy, setBusy] = useState<OnlineProvider | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (provider: OnlineProvider): Promise<void> => {
    setBusy(provider);
    setChecked(null);
    const asked = call('api.admin.settings.sales.check-payment', { body: { provider, area } });
    await ask(() => answered(asked.then((told) => setChecked({ provider, ...told }))));
    setBusy(null);
  };
  return (
    <section className={settings().section} aria-label={t`Vérifier les identifiants`}>
      <h2 className={settings().title}>{t`Vérifier les identifiants`}</h2>
      <div className={settings().trial}>
        <p>
          {isFree
            ? t`Chaque prestataire est interrogé avec les identifiants enregistrés. Aucun paiement n’est fait.`
            : t`Enregistrez d’abord vos modifications : ce sont les identifiants enregistrés qui sont vérifiés.`}
        </p>
        <div className={settings().places}>
          {KEYED_PROVIDERS.map((provider) => (
            <Button
              key={provider}
              tone="line"
              disabled={!isFree}
              loading={busy === provider}
              onClick={() => void check(provider)}
            >
              {nameOf(provider)}
            </Button>
          ))}
        </div>
        {checked === null ? null : <Told {...checked} />}
        <FailureNote failure={failure} />
      </div>
    </section>
  );
}

function Told({ provider, outcome, isLive }: Checked) {
  const { t, i18n } = useLingui();
  const { tone, words } = SENTENCES[outcome];
  const name = nameOf(provider);
  const mode = isLive ? t`${name}, paiements réels` : t`${name}, paiements d’essai`;
  return (
    <Note role="status" tone={tone} title={outcome === 'missing' ? name : mode}>
      {i18n._(words)}
    </Note>
  );
}
