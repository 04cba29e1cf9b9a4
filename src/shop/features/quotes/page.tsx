/** The quote request of a guest or a customer (domain 5.2): typed here, kept here, sent when there is a network. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { QuotedArticles } from '#src/shop/features/quotes/quoted-articles.tsx';
import {
  contactOfCustomer,
  contactOfSignedIn,
  quoteDefaults,
  quoteForm,
  subjectOfCart,
  subjectOfRefused,
  type QuoteSubject,
} from '#src/shop/features/quotes/quote-draft.ts';
import { QuoteForm, type QuoteRequest } from '#src/shop/features/quotes/quote-form.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useChange, useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { draftKeyOf, useDraft, type Draft } from '#src/shop/store/drafts/drafts.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';

export function QuotePage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const editingRefused = useSearchParam('corriger');
  const draft = useDraft(quoteForm(area), { at: deviceInstant, editingRefused });
  const { cart, cartLoading, steps } = useView((state) => state[`cart:${area}`]);
  // A request under way empties the cart: the form stays until the next page stands.
  const [sending, setSending] = useState<QuoteSubject | null>(null);
  const held = cart !== null && steps.information === true ? subjectOfCart(cart) : null;
  const subject = sending ?? (editingRefused === null ? held : (subjectOfRefused(draft.value) ?? held));
  const { phase } = useView((state) => state.session);
  const isReading = cartLoading || draft.value === undefined || phase === 'unknown';
  return (
    <PersonalPage
      back={{ href: href(`${area}.checkout.cart`), label: t`Retour au panier` }}
      title={t`Demande de devis`}
      after={subject !== null && draft.kept ? <DraftKept /> : undefined}
    >
      {isReading ? null : subject === null ? (
        <NothingToAsk />
      ) : (
        <AskForQuote
          area={area}
          subject={subject}
          draft={draft}
          editingRefused={editingRefused}
          onSending={setSending}
        />
      )}
    </PersonalPage>
  );
}

function NothingToAsk() {
  const { t } = useLingui();
  return (
    <Wrap>
      <EmptyState
        glyph={fileText}
        title={t`Votre panier est vide`}
        text={t`Un devis porte sur les articles du panier. Ajoutez-en un, votre saisie est gardée.`}
        actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
      />
    </Wrap>
  );
}

interface AskProps {
  area: Area;
  subject: QuoteSubject;
  draft: Draft;
  /** The refused request being mended. */
  editingRefused: string | null;
  onSending: (subject: QuoteSubject | null) => void;
}

function AskForQuote({ area, subject, draft, editingRefused, onSending }: AskProps) {
  const { go } = useActions();
  const change = useChange();
  const isSent = useRef(false);
  const profile = useView((state) => state.profile);
  const addresses = useView((state) => state.addresses);
  const { customer } = useView((state) => state.session);
  const book = addresses?.record.addresses ?? [];
  const known = contactOfCustomer(profile?.record ?? null, book) ?? contactOfSignedIn(customer);
  const [defaults] = useState(() =>
    quoteDefaults(draft.value ?? known, { area, lines: subject.lines, uuid: crypto.randomUUID() }),
  );
  const { keep: keepDraft } = draft;
  const keep = useCallback(
    (values: unknown) => {
      // What was typed has left with the request: a late write must not bring it back.
      if (!isSent.current) keepDraft(values);
    },
    [keepDraft],
  );
  const send = async (request: QuoteRequest): Promise<void> => {
    onSending(subject);
    isSent.current = true;
    const isSafe = await change((own) =>
      own.perform(
        'api.checkout.quotes.store',
        { ...request, lines: subject.lines },
        {
          draft: draftKeyOf(quoteForm(area), editingRefused),
          ...(editingRefused === null ? {} : { replaces: editingRefused }),
        },
      ),
    );
    isSent.current = isSafe;
    if (isSafe) go(href(`${area}.checkout.success`, {}, { devis: request.uuid }));
    else onSending(null);
  };
  return <QuoteForm side={<QuotedArticles quoted={subject.quoted} />} defaults={defaults} keep={keep} send={send} />;
}
