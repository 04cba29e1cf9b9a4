/** A return: where it stands, what comes back and why, its photos, and what is written about it (domain 6.2). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { rmaLabelRoute } from '#core/contract/returns/rma-files.ts';
import { href } from '#core/contract/pages/href.ts';
import { urlOf } from '#src/api/route-table.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import {
  useRefused,
  useReturnReasons,
  useReturns,
  useStanding,
  type ReturnView,
} from '#src/shop/features/account/account-state.ts';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import { LeftPhotos } from '#src/shop/features/account/returns/left-photos.tsx';
import { ReturnActions } from '#src/shop/features/account/returns/return-actions.tsx';
import { ReturnPhotos } from '#src/shop/features/account/returns/return-photos.tsx';
import { ReturnStatusTag } from '#src/shop/features/account/returns/return-status.tsx';
import { ReturnThread } from '#src/shop/features/account/returns/return-thread.tsx';
import { StandingLabel, StandingSpoken } from '#src/shop/features/account/standing-label.tsx';
import { CONDITION_WORDS, RESOLUTION_WORDS, RMA_TYPE_WORDS, RMA_WORDS } from '#src/i18n/return-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { DocumentRefused, DocumentState } from '#src/shop/parts/pending/document-state.tsx';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { arrowUUpLeft, downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function ReturnPage({ uuid, ...place }: AccountPlace & { uuid: string }) {
  const { t } = useLingui();
  const list = href(`${place.area}.account.rma`);
  const returns = useReturns(place.area);
  const view = returns?.find(({ record }) => record.uuid === uuid);
  const number = view?.record.number;
  return (
    <AccountFrame
      {...place}
      title={view === undefined ? t`Retour` : (number ?? t`Retour en attente d’envoi`)}
      back={{ href: list, label: t`Retour à vos retours` }}
    >
      {returns === null ? (
        <AccountSkeleton />
      ) : view === undefined ? (
        <EmptyState
          glyph={arrowUUpLeft}
          title={t`Ce retour n’est pas sur cet appareil`}
          text={t`Ce retour est peut-être dans l’autre espace de votre compte, ou n’est pas encore chargé sur cet appareil.`}
          actions={<LinkButton href={list} tone="line">{t`Voir mes retours`}</LinkButton>}
        />
      ) : (
        <Return view={view} />
      )}
    </AccountFrame>
  );
}

function Return({ view }: { view: ReturnView }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { record, state } = view;
  const { uuid, area } = record;
  const refused = useRefused((change) => 'rma' in change && change.rma === uuid);
  const moving = useStanding((change) => change.kind === 'rmaMove' && change.rma === uuid);
  const asked = moving?.state === 'sent' ? null : moving;
  return (
    <div className={layout.stack}>
      <RefusedEdit refused={refused} form={href('pending')} />
      <DocumentRefused view={view} />
      <Surface pad="lg">
        <div className={layout.stackTight}>
          <div>
            <ReturnStatusTag view={view} />
          </div>
          {state === 'sent' ? null : <DocumentState view={view} />}
          <StandingLabel standing={asked} />
          <StandingSpoken standing={asked} />
        </div>
        <KeyValueList
          facts={[
            {
              key: 'order',
              term: t`Commande`,
              value: <Link href={href(`${area}.account.order`, { id: record.order })}>{record.orderNumber}</Link>,
            },
            { key: 'asked', term: t`Demandé le`, value: format.dateTime(record.createdAt) },
            { key: 'type', term: t`Demande`, value: i18n._(RMA_TYPE_WORDS[record.type]) },
            { key: 'wish', term: t`Solution souhaitée`, value: i18n._(RESOLUTION_WORDS[record.preferredResolution]) },
            { key: 'condition', term: t`Emballage`, value: i18n._(CONDITION_WORDS[record.packageCondition]) },
            ...(record.information === ''
              ? []
              : [{ key: 'information', term: t`Précisions`, value: record.information }]),
          ]}
        />
      </Surface>
      <WhatNow record={record} />
      <ReturnLines record={record} />
      <ReturnPhotos record={record} />
      <LeftPhotos record={record} />
      <History record={record} />
      {state === 'refused' ? null : <ReturnThread key={uuid} record={record} />}
      {state === 'refused' ? null : <ReturnActions record={record} />}
    </div>
  );
}

/** What its buyer has to do, or to know, in this state. */
function WhatNow({ record }: { record: RmaRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const online = useView((state) => state.connection.online);
  const { status, refusalReason, newParcel, number } = record;
  if (status === 'refused')
    return (
      <Note tone="warn" title={t`La boutique a refusé ce retour`}>
        {refusalReason}
      </Note>
    );
  if (status === 'new_parcel_sent' && newParcel !== null) {
    const { carrier, trackNumber } = newParcel;
    return <Note title={t`Un nouveau colis est en route`}>{[carrier, trackNumber].filter(Boolean).join(' · ')}</Note>;
  }
  if (status !== 'awaiting_return' || number === null) return null;
  const until = record.deadlineAt === null ? null : format.date(record.deadlineAt);
  return (
    <Note tone="success" title={t`Renvoyez votre colis`}>
      <p>
        {until === null
          ? t`Imprimez le bon de retour et glissez-le dans le colis.`
          : t`Imprimez le bon de retour et glissez-le dans le colis. Envoyez-le avant le ${until}.`}
      </p>
      <RowLink
        href={urlOf({ uri: rmaLabelRoute.uri, methods: [rmaLabelRoute.method] }, { rma: record.uuid })}
        download={`${number}.pdf`}
        before={<Icon glyph={downloadSimple} />}
        title={t`Bon de retour`}
        meta={online ? t`PDF` : t`Se télécharge au retour du réseau`}
      />
    </Note>
  );
}

function ReturnLines({ record }: { record: RmaRecord }) {
  const { t } = useLingui();
  const locale = useLocale();
  const reasons = useReturnReasons() ?? [];
  return (
    <section>
      <h2 className={formLayout().group}>{t`Articles`}</h2>
      <Surface pad="lg">
        <KeyValueList
          facts={record.lines.map(({ line, name, quantity, reason, acceptedQty }) => {
            const why = reasons.find(({ code }) => code === reason)?.title[locale];
            const kept =
              acceptedQty === null ? null : acceptedQty < 2 ? t`${acceptedQty} accepté` : t`${acceptedQty} acceptés`;
            return {
              key: line,
              term: `${quantity} × ${name}`,
              value: [why, kept].filter(Boolean).join(' · '),
            };
          })}
        />
      </Surface>
    </section>
  );
}

function History({ record }: { record: RmaRecord }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  return (
    <section>
      <h2 className={formLayout().group}>{t`Étapes`}</h2>
      <Surface pad="lg">
        <KeyValueList
          facts={record.history.map(({ status, at }, place) => ({
            key: `${place} ${status}`,
            term: i18n._(RMA_WORDS[status]),
            value: format.dateTime(at),
          }))}
        />
      </Surface>
    </section>
  );
}
