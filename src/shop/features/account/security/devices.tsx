import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { browserName } from '#core/domain/text/browser-name.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import type { CallAnswer } from '#src/api/client.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

type Sessions = Exclude<CallAnswer<'api.account.sessions.index'>, false>['sessions'];

interface Known {
  readonly sessions: Sessions | null;
  readonly isMissing: boolean;
  /** The other devices are signed out: this one is left. */
  readonly leaveThis: () => void;
}

/** Where the customer is signed in; the shop alone knows, so the list is asked for each time it is looked at. */
function useSessions(): Known {
  const online = useView((state) => state.connection.online);
  const [sessions, setSessions] = useState<Sessions | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      try {
        const called = await callOnline('api.account.sessions.index', {});
        if (!here) return;
        setFailed(!called.ok);
        if (called.ok) setSessions(called.answer.sessions);
      } catch (error) {
        /* what fails on this device before the shop is asked leaves no list either */
        console.warn(error);
        if (here) setFailed(true);
      }
    };
    if (online) void look();
    return () => {
      here = false;
    };
  }, [online]);
  return {
    sessions,
    isMissing: hasFailed || !online,
    leaveThis: () => setSessions((all) => all?.filter((one) => one.isCurrent) ?? null),
  };
}

export function Devices() {
  const { t } = useLingui();
  const { sessions, isMissing, leaveThis } = useSessions();
  const { ask, failure } = useAsk();
  const { toast } = useActions();
  const others = sessions?.filter((one) => !one.isCurrent).length ?? 0;
  const endOthers = async (): Promise<void> => {
    if (!(await ask(() => callOnline('api.account.sessions.destroy', { body: { others: true } })))) return;
    toast(t`Les autres appareils sont déconnectés.`);
    leaveThis();
  };
  if (sessions === null)
    return isMissing ? (
      <p className={formLayout().small}>
        <Trans>La liste s’affichera au retour du réseau.</Trans>
      </p>
    ) : (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  return (
    <div className={formLayout().stack}>
      <FailureNote failure={failure} />
      <ul>
        {sessions.map((session) => (
          <Session key={session.uuid} session={session} />
        ))}
      </ul>
      {others === 0 ? null : (
        <div>
          <AskFirst
            open={t`Déconnecter les autres appareils`}
            title={t`Déconnecter les autres appareils ?`}
            confirm={t`Déconnecter`}
            onConfirm={() => void endOthers()}
          >
            {t`Ce qui n’est pas encore envoyé depuis ces appareils y reste jusqu’à votre prochaine connexion.`}
          </AskFirst>
        </div>
      )}
    </div>
  );
}

function Session({ session }: { session: Sessions[number] }) {
  const { t } = useLingui();
  const { when } = useSyncWords();
  const { browser, system } = browserName(session.browser);
  const seen = when(session.seenAt);
  return (
    <LineItem
      headingLevel={3}
      name={browser === null ? t`Un navigateur` : system === null ? browser : t`${browser} sur ${system}`}
      reference={t`Vu ${seen}`}
      options={
        session.isCurrent ? (
          <div>
            <Tag tone="outline">{t`Cet appareil`}</Tag>
          </div>
        ) : undefined
      }
    />
  );
}
