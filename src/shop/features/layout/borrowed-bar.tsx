/** Says on every page that somebody of the shop is here in a customer's name, and ends it (sync rule S100). */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { note } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { person } from '#src/shop/store/person/person.ts';
import type { SignOutInput } from '#src/shop/store/account/session-api.ts';
import { signOut } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { user } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export function BorrowedBar() {
  const { t } = useLingui();
  const { time } = useFormat();
  const { customer, phase } = useView((state) => state.session);
  const { ask, failure } = useAsk();
  const [isLeaving, setLeaving] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const until = customer?.borrowed?.until;
  useEffect(() => {
    if (until === undefined) return;
    // the shop says that it is over: this device is told when it asks
    const over = setTimeout(askTheShop, Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(over);
  }, [until]);
  if (customer?.borrowed === undefined) return null;
  const { by } = customer.borrowed;
  const latest = time(customer.borrowed.until);
  const name = `${customer.firstName} ${customer.lastName}`;
  const isOver = phase === 'expired';
  const leave = async (unsent: SignOutInput['unsent']): Promise<void> => {
    setLeaving(true);
    await ask(async () => {
      const done = await signOut({ unsent });
      if (!done.done) setLeft(done.left);
      return { ok: true };
    });
    setLeaving(false);
  };
  const classes = note({ band: true, tone: 'warn' });
  return (
    <aside aria-label={t`Connexion au nom d’un client`}>
      <div className={classes.root}>
        <Icon glyph={user} className={classes.icon} />
        <p className={classes.body}>
          <b className={classes.title}>
            {isOver ? t`La connexion au nom de ${name} est terminée.` : t`Connecté au nom de ${name}.`}
          </b>{' '}
          {isOver ? null : t`${by}, jusqu’à ${latest} au plus.`}{' '}
          {left === null
            ? null
            : left === 1
              ? t`1 modification n’est pas envoyée.`
              : t`${left} modifications ne sont pas envoyées.`}
        </p>
        <Button size="sm" tone="ink" loading={isLeaving} onClick={() => void leave(left === null ? 'keep' : 'discard')}>
          {isOver ? t`Quitter` : left === null ? t`Terminer` : t`Terminer quand même`}
        </Button>
      </div>
      <FailureNote failure={failure} />
    </aside>
  );
}

const askTheShop = (): void => void person().then((own) => own.poke(null, performance.now()));
