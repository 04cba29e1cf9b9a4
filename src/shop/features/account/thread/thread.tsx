/** What a buyer and the shop write about one matter: kept on this device first, sent when it can be. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { formLayout } from '#styled/recipes';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { useLineSync } from '#src/shop/features/account/standing-label.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { TextAreaField } from '#src/forms/form-fields.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import { Button } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export interface Message {
  readonly uuid: string;
  readonly author: 'customer' | 'shop' | 'system';
  readonly message: string;
  /** ISO instant. */
  readonly at: string;
}

/** A message as its route takes it. */
interface Written {
  readonly uuid: string;
  readonly message: string;
}

export interface ThreadProps {
  /** Oldest first. */
  messages: readonly Message[];
  /** Key of the draft. */
  form: string;
  /** The rule of the contract for the text. */
  rule: v.GenericSchema<string, string>;
  /** True for the change that carries a message. */
  isOf: (change: ChangeSummary, uuid: string) => boolean;
  /** Makes it durable on this device; `draft` leaves with it. */
  send: (own: Person, written: Written, options: { draft: string }) => Promise<unknown>;
  /** Only read: nobody answers any more. */
  isClosed?: boolean;
}

export function Thread({ messages, isOf, isClosed = false, ...writing }: ThreadProps) {
  const { t } = useLingui();
  const draft = useDraft(writing.form, { at: deviceInstant, editingRefused: null });
  return (
    <section>
      <h2 className={formLayout().group}>{t`Échanges avec la boutique`}</h2>
      {messages.length === 0 ? (
        <p className={formLayout().small}>{t`Aucun message pour l’instant.`}</p>
      ) : (
        <ul>
          {messages.map((one) => (
            <Line key={one.uuid} one={one} isOf={isOf} />
          ))}
        </ul>
      )}
      {isClosed ? null : draft.value === undefined ? <Skeleton shape="block" /> : <Write {...writing} draft={draft} />}
    </section>
  );
}

function Line({ one, isOf }: { one: Message; isOf: ThreadProps['isOf'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const standing = useStanding((change) => isOf(change, one.uuid));
  const sync = useLineSync(standing?.state === 'sent' ? null : standing);
  const names = { customer: t`Vous`, shop: t`La boutique`, system: t`Message automatique` };
  return (
    <LineItem
      headingLevel={3}
      name={names[one.author]}
      reference={format.dateTime(one.at)}
      options={paragraphs(one.message).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {...sync}
    />
  );
}

/** Lines as they were written. */
const paragraphs = (message: string) => message.split('\n').map((text, at) => ({ key: `${at} ${text}`, text }));

const messageIn = (kept: unknown): string =>
  typeof kept === 'object' && kept !== null && 'message' in kept && typeof kept.message === 'string'
    ? kept.message
    : '';

function Write({
  form: name,
  rule,
  send,
  draft,
}: Omit<ThreadProps, 'messages' | 'isOf' | 'isClosed'> & { draft: Draft }) {
  const { t } = useLingui();
  const change = useChange();
  const { keep: keepDraft, drop } = draft;
  const [schema] = useState(() => v.strictObject({ message: rule }));
  const [start] = useState(() => ({ message: messageIn(draft.value) }));
  /** Of the message being written: one that is pressed twice is the same message. */
  const [uuid, setUuid] = useState(() => crypto.randomUUID());
  const [isTyping, setTyping] = useState(start.message !== '');
  const keep = useCallback(
    ({ message }: { message: string }) => {
      setTyping(message !== '');
      // What was sent has left with its change: an empty field is no draft.
      if (message === '') void drop();
      else keepDraft({ message });
    },
    [drop, keepDraft],
  );
  const form = useContractForm<{ message: string }, { message: string }>({ schema, defaults: start, keep });
  const press = async ({ message }: { message: string }): Promise<void> => {
    const isSafe = await change((own) => send(own, { uuid, message }, { draft: name }));
    if (!isSafe) return;
    setUuid(crypto.randomUUID());
    form.reset({ message: '' });
  };
  return (
    <Form form={form} onSubmit={form.handleSubmit(press)}>
      <div className={formLayout().stack}>
        <TextAreaField name="message" label={t`Votre message`} />
        <div className={formLayout().summary}>
          <Button type="submit" tone="ink" loading={form.formState.isSubmitting}>
            <Trans>Envoyer le message</Trans>
          </Button>
          {isTyping && draft.kept ? <DraftKept /> : null}
        </div>
      </div>
    </Form>
  );
}
