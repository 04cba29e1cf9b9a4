/** The quote request of a guest or a customer (domain 5.2): typed here, kept here, sent when there is a network. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { Area } from '#core/domain/area.ts';
import { QuotedArticles } from '#src/features/shop/quote/quoted-articles.tsx';
import {
  contactOfCustomer,
  contactOfSignedIn,
  quoteDefaults,
  quoteForm,
  subjectOfCart,
  subjectOfRefused,
  type QuoteSubject,
} from '#src/features/shop/quote/quote-draft.ts';
import { QuoteForm, type QuoteRequest } from '#src/features/shop/quote/quote-form.tsx';
import { useActions } from '#src/screens/shop/actions.tsx';
import { useAreaHere } from '#src/screens/shop/area-here.ts';
import { deviceInstant } from '#src/screens/shop/device-instant.ts';
import { DraftKept } from '#src/screens/shop/draft-kept.tsx';
import { PersonalPage } from '#src/screens/shop/personal-page.tsx';
import { useSearchParam } from '#src/screens/shop/search-param.ts';
import { useChange, useNeedPerson } from '#src/screens/shop/use-person.ts';
import { draftKeyOf, useDraft, type Draft } from '#src/store/drafts.ts';
import { useView } from '#src/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';

export function QuotePage() {
  const { t } = useLingui();
  const area = useAreaHere();
  useNeedPerson();
  const mends = useSearchParam('corriger');
  const draft = useDraft(quoteForm(area), { at: deviceInstant, mends });
  const { cart, cartLoading, steps } = useView((state) => state.checkout[area]);
  // A request under way empties the cart: the form stays until the next page stands.
  const [sending, setSending] = useState<QuoteSubject | null>(null);
  const held = cart !== null && steps.information === true ? subjectOfCart(cart) : null;
  const subject = sending ?? (mends === null ? held : (subjectOfRefused(draft.value) ?? held));
  const { phase } = useView((state) => state.session);
  const account = useView((state) => state.account);
  const isCustomer = phase === 'signedIn' || phase === 'expired';
  const isReading = cartLoading || draft.value === undefined || phase === 'unknown' || (isCustomer && account === null);
  return (
    <PersonalPage
      back={{ href: `/${area}/checkout`, label: t`Retour au panier` }}
      title={t`Demande de devis`}
      after={subject !== null && draft.kept ? <DraftKept /> : undefined}
    >
      {isReading ? null : subject === null ? (
        <NothingToAsk />
      ) : (
        <AskForQuote area={area} subject={subject} draft={draft} mends={mends} onSending={setSending} />
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
        actions={<LinkButton href="/nos-produits">{t`Voir les produits`}</LinkButton>}
      />
    </Wrap>
  );
}

interface AskProps {
  area: Area;
  subject: QuoteSubject;
  draft: Draft;
  /** The refused request being mended. */
  mends: string | null;
  onSending: (subject: QuoteSubject | null) => void;
}

function AskForQuote({ area, subject, draft, mends, onSending }: AskProps) {
  const { go } = useActions();
  const change = useChange();
  const isSent = useRef(false);
  const account = useView((state) => state.account);
  const { customer } = useView((state) => state.session);
  const book = account?.addresses?.record.addresses ?? [];
  const known = contactOfCustomer(account?.profile?.record ?? null, book) ?? contactOfSignedIn(customer);
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
        { draft: draftKeyOf(quoteForm(area), mends), ...(mends === null ? {} : { replaces: mends }) },
      ),
    );
    isSent.current = isSafe;
    if (isSafe) go(`/${area}/checkout/succes?devis=${request.uuid}`);
    else onSending(null);
  };
  return <QuoteForm side={<QuotedArticles quoted={subject.quoted} />} defaults={defaults} keep={keep} send={send} />;
}
