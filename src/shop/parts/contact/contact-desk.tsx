/** Writing to the shop: kept on this device first, sent when there is a network (domain 8.8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { formLayout } from '#styled/recipes';
import { contactDefaults, vehicleDefaults } from '#src/shop/parts/contact/contact-draft.ts';
import { ContactForm, type ContactMessage } from '#src/shop/parts/contact/contact-form.tsx';
import { ShopFacts } from '#src/shop/parts/contact/shop-facts.tsx';
import { VehicleForm, type VehicleMessage } from '#src/shop/parts/contact/vehicle-form.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DocumentRefused, DocumentState } from '#src/shop/parts/pending/document-state.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
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

export type About = Omit<PageProps<'contact'>['page'], 'kind'>;

interface ContactDeskProps {
  about: About;
  /** What stands above, as long as something is written. */
  head?: (isKept: boolean) => ReactNode;
}

export function ContactDesk({ about, head }: ContactDeskProps) {
  const editingRefused = useSearchParam('corriger');
  const draft = useDraft(`${about.topic}:${about.area}`, { at: deviceInstant, editingRefused });
  const [sent, setSent] = useState<string | null>(null);
  return (
    <>
      {head?.(sent === null && draft.kept)}
      {sent === null ? (
        <WritingForm about={about} draft={draft} editingRefused={editingRefused} onSent={setSent} />
      ) : (
        <Sent uuid={sent} onAnother={() => setSent(null)} />
      )}
    </>
  );
}

interface FormProps {
  about: About;
  draft: Draft;
  editingRefused: string | null;
  onSent: (uuid: string) => void;
}

function WritingForm({ about: page, draft, editingRefused, onSent }: FormProps) {
  const { area, topic, vehicle } = page;
  const asked = useSearchParam('demande');
  const hours = useSetting('general.company.contact.opening_hours');
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
    () => (kept === null ? null : vehicleDefaults(kept, { area, uuid }, about, asked)),
    [kept, area, uuid, about, asked],
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
      hours={page.hours ?? hours}
      side={<ShopFacts />}
      defaults={vehicleDefaults(null, start, about, asked)}
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
