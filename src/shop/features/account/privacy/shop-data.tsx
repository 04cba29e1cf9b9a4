/** The file of everything the shop holds (domain 4.8): asked for, being made, ready for a while, run out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { dataShowRoute } from '#core/contract/account/data-requests.ts';
import { urlOf } from '#src/api/route-table.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AskForData } from '#src/shop/features/account/privacy/ask-for-data.tsx';
import type { DataState, KnownData } from '#src/shop/features/account/privacy/use-data.ts';
import { Button } from '#src/ui/button/button.tsx';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

const addressOf = (uuid: string): string =>
  urlOf({ uri: dataShowRoute.uri, methods: [dataShowRoute.method] }, { uuid });

export function ShopData({ data, isMissing, lookAgain }: KnownData) {
  const { t } = useLingui();
  const layout = formLayout();
  return (
    <section>
      <h2 className={layout.group}>{t`Tout ce que la boutique sait de vous`}</h2>
      <div className={layout.stack}>
        <p className={layout.small}>
          <Trans>
            Profil, adresses, commandes, factures, devis, retours, messages et accords, en JSON et en tableaux CSV dans
            une archive. Un e-mail vous prévient quand elle est prête.
          </Trans>
        </p>
        {data === null ? (
          isMissing ? (
            <p className={layout.small}>
              <Trans>Vous pourrez faire cette demande au retour du réseau.</Trans>
            </p>
          ) : (
            <div aria-busy="true">
              <Skeleton shape="block" />
            </div>
          )
        ) : (
          <>
            <Standing one={data.export} />
            {data.export?.state === 'pending' ? null : <Asking isFirst={data.export === null} onAsked={lookAgain} />}
          </>
        )}
      </div>
    </section>
  );
}

function Standing({ one }: { one: DataState['export'] }) {
  const { t } = useLingui();
  const format = useFormat();
  if (one === null) return null;
  const asked = format.dateTime(one.askedAt);
  if (one.state === 'pending')
    return (
      <Note role="status" title={t`Votre archive se prépare.`}>
        <Trans>Demandée le {asked}. Vous pouvez quitter cette page.</Trans>
      </Note>
    );
  if (one.state === 'expired' || one.until === null)
    return (
      <Note title={t`Votre archive n’est plus disponible.`}>
        <Trans>Elle était demandée le {asked}. Demandez-en une nouvelle quand vous voulez.</Trans>
      </Note>
    );
  const until = format.dateTime(one.until);
  return (
    <RowLink
      href={addressOf(one.uuid)}
      download="mes-donnees.zip"
      before={<Icon glyph={downloadSimple} />}
      title={t`Télécharger mes données`}
      meta={t`Disponible jusqu’au ${until}, pour vous seul`}
    />
  );
}

function Asking({ isFirst, onAsked }: { isFirst: boolean; onAsked: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!isOpen)
    return (
      <div className={formLayout().actions}>
        <Button tone="line" onClick={() => setOpen(true)}>
          {isFirst ? t`Demander mes données…` : t`Demander une nouvelle archive…`}
        </Button>
      </div>
    );
  return (
    <AskForData
      onAsked={() => {
        close();
        onAsked();
      }}
      onBack={close}
    />
  );
}
