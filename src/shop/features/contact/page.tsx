/** The contact pages of an area (domain 8.8): kept on this device first, sent when there is a network. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import { formLayout, pageHead } from '#styled/recipes';
import { contactDefaults, vehicleDefaults } from '#src/shop/features/contact/contact-draft.ts';
import { ContactForm, type ContactMessage } from '#src/shop/features/contact/contact-form.tsx';
import { ShopFacts } from '#src/shop/features/contact/shop-facts.tsx';
import { VehicleForm, type VehicleMessage } from '#src/shop/features/contact/vehicle-form.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DocumentRefused, DocumentState } from '#src/shop/parts/pending/document-state.tsx';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { draftKeyOf, useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import type { PerformOptions } from '#src/sync/outbox/perform.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { useLeadTo } from '#src/ui/result/use-lead-to.ts';
import { Surface } from '#src/ui/surface/surface.tsx';
import { href } from '#core/contract/pages/href.ts';

type Contact = PageProps<'contact'>['page'];

export function ContactPage({ page }: PageProps<'contact'>) {
  const { t } = useLingui();
  const head = pageHead();
  const editingRefused = useSearchParam('corriger');
  const form = `${page.topic}:${page.area}`;
  const draft = useDraft(form, { at: deviceInstant, editingRefused });
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      <Wrap>
        <div className={head.root}>
          <div className={head.row}>
            <h1 className={head.title}>{page.topic === 'vehicle' ? t`Contacter le vendeur` : t`Contact`}</h1>
            {sent === null && draft.kept ? <DraftKept /> : null}
          </div>
        </div>
      </Wrap>
      {sent === null ? (
        <Form page={page} draft={draft} editingRefused={editingRefused} onSent={setSent} />
      ) : (
        <Sent uuid={sent} onAnother={() => setSent(null)} />
      )}
    </>
  );
}

interface FormProps {
  page: Contact;
  draft: Draft;
  editingRefused: string | null;
  onSent: (uuid: string) => void;
}

function Form({ page, draft, editingRefused, onSent }: FormProps) {
  const { area, topic, vehicle } = page;
  const change = useChange();
  const isSent = useRef(false);
  const [uuid] = useState(() => crypto.randomUUID());
  const { keep: keepDraft, value } = draft;
  const about = useMemo(() => (vehicle === null ? null : { uuid: vehicle.uuid, name: vehicle.name }), [vehicle]);
  const keep = useCallback(
    (values: unknown) => {
      // What was typed has left with the message: a late write must not bring it back.
      if (!isSent.current) keepDraft(values);
    },
    [keepDraft],
  );
  const options: PerformOptions = {
    draft: draftKeyOf(`${topic}:${area}`, editingRefused),
    ...(editingRefused === null ? {} : { replaces: editingRefused }),
  };
  const finish = async (message: { uuid: string }, work: Parameters<typeof change>[0]): Promise<void> => {
    isSent.current = true;
    isSent.current = await change(work);
    if (isSent.current) onSent(message.uuid);
  };
  const start = { area, uuid };
  const kept = useMemo(() => (value === undefined || value === null ? null : value), [value]);
  const lateContact = useMemo(() => (kept === null ? null : contactDefaults(kept, { area, uuid })), [kept, area, uuid]);
  const lateVehicle = useMemo(
    () => (kept === null ? null : vehicleDefaults(kept, { area, uuid }, about)),
    [kept, area, uuid, about],
  );
  if (topic === 'contact')
    return (
      <ContactForm
        side={<ShopFacts />}
        defaults={contactDefaults(null, start, page.subject)}
        loadedDefaults={lateContact}
        keep={keep}
        send={(message: ContactMessage) => finish(message, (own) => own.perform('api.contact.store', message, options))}
      />
    );
  const vehicles = [...(vehicle === null ? [] : [vehicle]), ...page.vehicles.filter((one) => one.uuid !== about?.uuid)];
  return (
    <VehicleForm
      vehicles={vehicles}
      side={<ShopFacts />}
      defaults={vehicleDefaults(null, start, about)}
      loadedDefaults={lateVehicle}
      keep={keep}
      send={(message: VehicleMessage) => finish(message, (own) => own.perform('api.contact.vehicle', message, options))}
    />
  );
}

/** The message is safe here; what became of it is said as it happens. */
function Sent({ uuid, onAnother }: { uuid: string; onAnother: () => void }) {
  const { t } = useLingui();
  const view = useView((state) => state.contacts?.[uuid]);
  const heading = useLeadTo<HTMLHeadingElement>();
  return (
    <Wrap>
      <div className={formLayout().body}>
        <div className={formLayout().stack}>
          <Surface pad="lg">
            <div className={formLayout().stackTight}>
              <h2 ref={heading} tabIndex={-1} className={formLayout().group}>
                {view?.state === 'sent' ? t`Votre message a été envoyé` : t`Votre message est enregistré`}
              </h2>
              {view === undefined ? null : <DocumentState view={view} />}
              <p>
                {view?.state === 'sent' ? (
                  <Trans>La boutique répond sous un jour ouvré, à l’adresse que vous avez indiquée.</Trans>
                ) : (
                  <Trans>Vous pouvez fermer cette page : l’envoi se fait seul.</Trans>
                )}
              </p>
            </div>
          </Surface>
          {view === undefined ? null : <DocumentRefused view={view} />}
          <div className={formLayout().actions}>
            <Button tone="line" onClick={onAnother}>{t`Écrire un autre message`}</Button>
            {view?.state === 'sent' ? null : (
              <LinkButton href={href('pending')} tone="line">{t`Voir ce qui attend`}</LinkButton>
            )}
          </div>
        </div>
      </div>
    </Wrap>
  );
}
