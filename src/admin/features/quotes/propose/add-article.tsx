/** An article that nobody asked for, by its reference: an alternative, or what goes with it. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { ADDED_MAX } from '#core/contract/admin/quotes/moves.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { isBlank, amountText } from '#src/admin/parts/desk/move/typed-number.ts';
import { useMove } from '#src/admin/parts/desk/move/use-move.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { TypedProposal } from './typed-proposal.ts';

interface AddArticleProps {
  /** Of the quote. */
  uuid: string;
  lines: readonly QuoteDeskLine[];
  typed: TypedProposal;
  onChange: (part: Partial<TypedProposal>) => void;
}

export function AddArticle({ uuid, lines, typed, onChange }: AddArticleProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const move = useMove<'sku'>({ names: ['sku'], onMoved: () => {} });
  const [sku, setSku] = useState('');
  const isFull = typed.added.length >= ADDED_MAX;
  const add = async (): Promise<void> => {
    if (isBlank(sku)) {
      move.refuse({ sku: t`Tapez une référence de la boutique.` });
      return;
    }
    const wanted = sku.trim().toLowerCase();
    if ([...lines, ...typed.added.map(({ article }) => article)].some((one) => one.sku.toLowerCase() === wanted)) {
      move.refuse({ sku: t`Cet article est déjà dans la proposition : changez sa quantité.` });
      return;
    }
    let unknown: string | undefined;
    await move.run(async () => {
      try {
        const article = await call('api.admin.quotes.article', { params: { uuid }, query: { sku: sku.trim() } });
        onChange({ added: [...typed.added, { article, quantity: 1, price: amountText(article.now.unitPrice) }] });
        setSku('');
      } catch (error) {
        unknown = whyUnknown(failureOf(error));
        if (unknown === undefined) throw error;
      }
    });
    if (unknown !== undefined) move.refuse({ sku: unknown });
  };
  /** What to say at the field; nothing where the reference is not to blame. */
  function whyUnknown(failure: Failure): string | undefined {
    if (failure.kind !== 'refusal') return undefined;
    switch (failure.refusal.code) {
      case 'cart.productUnavailable':
        return t`Cet espace ne vend rien sous cette référence.`;
      case 'cart.variantRequired':
        return t`Cet article a plusieurs versions : tapez la référence de l’une d’elles.`;
      case 'cart.choiceRequired':
        return t`Ce produit se compose sur sa page : ajoutez ses articles un par un.`;
      default:
        return undefined;
    }
  }
  return (
    <>
      <FailureNote failure={move.failure} />
      <Field label={t`Ajouter une référence`} optional={t`(facultatif)`} error={move.wrongOf('sku')}>
        {(control) => (
          <div className={deskLayout().apply}>
            <TextInput
              {...control}
              maxLength={64}
              autoComplete="off"
              value={sku}
              onChange={({ target }) => setSku(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                void add();
              }}
            />
            <Button tone="line" loading={move.isBusy} disabled={!move.isOnline || isFull} onClick={() => void add()}>
              {t`Ajouter l’article`}
            </Button>
          </div>
        )}
      </Field>
    </>
  );
}
