import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import type { Members } from './use-members.ts';

/** Puts all that is wanted of a group into the cart, with one press. */
export function MembersButton({
  members: { members, units, total, busy, addAll },
  after,
}: {
  members: Members;
  after?: ReactNode;
}) {
  const { t } = useLingui();
  const { money } = useFormat();
  const isOut = members.every(({ most }) => most === 0);
  const sum = money(total);
  return (
    <>
      <Button
        size="lg"
        loading={busy}
        {...(units === 0 ? { 'aria-disabled': true } : { onClick: () => void addAll() })}
      >
        {members.length > 0 && isOut
          ? t`Épuisé`
          : units === 0
            ? t`Choisissez une quantité`
            : t`Ajouter au panier – ${sum}`}
      </Button>
      {after}
    </>
  );
}
