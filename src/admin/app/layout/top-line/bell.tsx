/** What happened in the shop, under a bell: unread ones are counted, opening one reads it. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { bell as bellRecipe, popoverMenu } from '#styled/recipes';
import type { Notification, NotifiedKind } from '#core/contract/admin/office/notifications.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { usePopover } from '#src/ui/dialog/use-popover.ts';
import { bell } from '#src/ui/icon/glyphs-office.ts';
import { Link } from '#src/ui/link/link.tsx';

/** A tab that is looked at asks this often. */
const PERIOD_MS = 60_000;

const WORDS: Readonly<Record<NotifiedKind, ReturnType<typeof msg>>> = {
  order: msg`Nouvelle commande`,
  quote: msg`Demande de devis`,
  return: msg`Demande de retour`,
  approval: msg`Compte professionnel à valider`,
  mail: msg`E-mail non envoyé`,
};

/** Where it is seen to; null while the back office has no screen for it. */
function placeOf({ kind, id }: Notification): string | null {
  if (kind === 'order') return adminHref('admin.orders.edit', { id });
  if (kind === 'quote') return adminHref('admin.quotes.edit', { id });
  if (kind === 'return') return adminHref('admin.rma.edit', { id });
  if (kind === 'approval') return adminHref('admin.customers.edit', { id });
  return kind === 'mail' ? adminHref('admin.config.emails') : null;
}

export function Bell() {
  const { admin } = useAdmin();
  return admin === null ? null : <Rings key={admin.id} />;
}

function Rings() {
  const { t } = useLingui();
  const call = useAdminCall();
  const { answer, reload } = useAnswer('api.admin.notifications.index', {});
  const { isOpen, root, button, panelId, close } = usePopover();
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(look, PERIOD_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  const unread = answer?.unread ?? 0;
  /* what was not marked is told again: nothing is lost by a line that breaks */
  const read = (body: { until: string } | Pick<Notification, 'kind' | 'id'>): void =>
    void call('api.admin.notifications.read', { body }).then(reload, () => {});
  const rows = answer?.data ?? [];
  const [newest] = rows;
  const classes = bellRecipe();
  const label =
    unread === 0 ? t`Notifications` : unread === 1 ? t`1 notification non lue` : t`${unread} notifications non lues`;
  return (
    <div ref={root} className={popoverMenu().root}>
      <IconButton glyph={bell} tone="quiet" label={label} {...button}>
        {unread === 0 ? null : (
          <span className={classes.count} aria-hidden>
            {unread}
          </span>
        )}
      </IconButton>
      {isOpen ? (
        <section id={panelId} className={`${popoverMenu().panel} ${classes.panel}`} aria-label={t`Notifications`}>
          <div className={classes.head}>
            <h2 className={classes.title}>{t`Notifications`}</h2>
            {newest === undefined || unread === 0 ? null : (
              <Button tone="text" size="sm" onClick={() => read({ until: newest.at })}>
                {t`Tout marquer comme lu`}
              </Button>
            )}
          </div>
          {rows.length === 0 ? <p className={classes.empty}>{t`Rien de nouveau ces trente derniers jours.`}</p> : null}
          <ul className={classes.list}>
            {rows.map((one) => (
              <Row
                key={`${one.kind} ${one.id}`}
                one={one}
                onRead={() => {
                  if (!one.isRead) read({ kind: one.kind, id: one.id });
                  if (placeOf(one) !== null) close();
                }}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Row({ one, onRead }: { one: Notification; onRead: () => void }) {
  const { t, i18n } = useLingui();
  const { dayTime } = useShortDates();
  const classes = bellRecipe();
  const href = placeOf(one);
  const content = (
    <>
      <span className={classes.what}>
        {i18n._(WORDS[one.kind])} {one.title}
        {one.isRead ? null : <span className={classes.unseen}>{t`, non lue`}</span>}
      </span>
      <span className={classes.when}>
        {one.who === null ? null : <span className={classes.who}>{one.who}</span>}
        <time dateTime={one.at}>{dayTime(one.at)}</time>
      </span>
    </>
  );
  return (
    <li data-unread={one.isRead ? undefined : ''} className={classes.row}>
      {href === null ? (
        <button type="button" className={classes.item} onClick={onRead}>
          {content}
        </button>
      ) : (
        <Link href={href} className={classes.item} onClick={onRead}>
          {content}
        </Link>
      )}
    </li>
  );
}
