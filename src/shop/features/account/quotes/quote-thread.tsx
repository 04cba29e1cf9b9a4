/** What the buyer and the shop write about a quote: kept on this device first, in the lane of its cart (sync rule S84). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { formLayout } from '#styled/recipes';
import { quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import type { QuoteComment, QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { useLineSync } from '#src/shop/features/account/standing-label.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { TextAreaField } from '#src/forms/form-fields.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

type CommentInput = InferInput<typeof quoteCommentRoute.body>;
type CommentOutput = InferOutput<typeof quoteCommentRoute.body>;

export function QuoteThread({ quote }: { quote: QuoteRecord }) {
  const { t } = useLingui();
  const comments = quote.comments ?? [];
  const form = `comment:${quote.uuid}`;
  const draft = useDraft(form, { at: deviceInstant, editingRefused: null });
  return (
    <section>
      <h2 className={formLayout().group}>{t`Échanges avec la boutique`}</h2>
      {comments.length === 0 ? (
        <p className={formLayout().small}>{t`Aucun message pour l’instant.`}</p>
      ) : (
        <ul>
          {comments.map((comment) => (
            <Comment key={comment.uuid} comment={comment} />
          ))}
        </ul>
      )}
      {draft.value === undefined ? <Skeleton shape="block" /> : <Write quote={quote} form={form} draft={draft} />}
    </section>
  );
}

function Comment({ comment }: { comment: QuoteComment }) {
  const { t } = useLingui();
  const format = useFormat();
  const standing = useStanding((change) => change.kind === 'comment' && change.uuid === comment.uuid);
  const sync = useLineSync(standing?.state === 'sent' ? null : standing);
  return (
    <LineItem
      headingLevel={3}
      name={comment.author === 'customer' ? t`Vous` : t`La boutique`}
      reference={format.dateTime(comment.at)}
      options={paragraphs(comment.message).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {...sync}
    />
  );
}

/** Lines as they were written. */
const paragraphs = (message: string) => message.split('\n').map((text, at) => ({ key: `${at} ${text}`, text }));

interface WriteProps {
  quote: QuoteRecord;
  form: string;
  draft: Draft;
}

const messageIn = (kept: unknown): string =>
  typeof kept === 'object' && kept !== null && 'message' in kept && typeof kept.message === 'string'
    ? kept.message
    : '';

function Write({ quote, form: name, draft }: WriteProps) {
  const { t } = useLingui();
  const change = useChange();
  const { area } = quote;
  const { keep: keepDraft, drop } = draft;
  const [start] = useState(() => ({
    area,
    quote: quote.uuid,
    uuid: crypto.randomUUID(),
    message: messageIn(draft.value),
  }));
  const [isTyping, setTyping] = useState(start.message !== '');
  const keep = useCallback(
    ({ message }: CommentInput) => {
      setTyping(message !== '');
      // What was sent has left with its change: an empty field is no draft.
      if (message === '') void drop();
      else keepDraft({ message });
    },
    [drop, keepDraft],
  );
  const form = useContractForm<CommentInput, CommentOutput>({ schema: quoteCommentRoute.body, defaults: start, keep });
  const send = async (comment: CommentOutput): Promise<void> => {
    const isSafe = await change((own) => own.perform('api.quotes.comments.store', comment, { draft: name }));
    if (isSafe) form.reset({ ...start, uuid: crypto.randomUUID(), message: '' });
  };
  return (
    <Form form={form} onSubmit={form.handleSubmit(send)}>
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
