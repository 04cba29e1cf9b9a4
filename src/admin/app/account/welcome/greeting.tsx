/** `/admin/welcome` for whoever is signed in (domain 13): a greeting, what waits, and where one may go. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dashboard, greeting } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { Administrator } from '#core/contract/admin/people/me.ts';
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { menuFor } from '#core/contract/admin/pages/menu.ts';
import { lastThirtyDays } from '#core/domain/dashboard/period.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { glyphOf } from '#src/admin/app/layout/page-glyphs.ts';
import { commandsFor } from '#src/admin/app/palette/commands.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useAdmin, useHeader } from '#src/admin/port/port.tsx';
import { FirstStepsPanel } from '#src/admin/features/dashboard/first-steps-panel.tsx';
import { ToDoPanel } from '#src/admin/features/dashboard/to-do-panel.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export function Greeting({ admin: { name, role } }: { admin: Administrator }) {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const classes = greeting();
  useHeader({ title: t`Bienvenue, ${name}` });
  /* what is made once and for all stands in the configuration, and in the palette */
  const makes = commandsFor(may, say, (thing) => thing).filter(
    ({ kind, page }) => kind === 'action' && ADMIN_PAGES.find(({ name }) => name === page)?.nav !== 'configuration',
  );
  return (
    <div className={classes.root}>
      <p className={classes.lead}>{t`Rôle : ${role.name}`}</p>
      <FirstStepsPanel />
      {may('dashboard.view') ? <Waiting /> : null}
      {menuFor(may).map(({ label, entries }) =>
        label === null ? null : (
          <Part key={say(label)} title={say(label)}>
            {entries.map(({ page, label: words }) => (
              <Go key={page.name} href={adminHref(page.name)} glyph={glyphOf(page)} text={say(words)} />
            ))}
          </Part>
        ),
      )}
      {makes.length === 0 ? null : (
        <Part title={t`Créer`}>
          {makes.map(({ id, href, label }) => (
            <Go key={id} href={href} glyph={plus} text={label} />
          ))}
        </Part>
      )}
    </div>
  );
}

/** The same answer as the dashboard opens with: it is kept for both. */
function Waiting() {
  const { now } = useOffice();
  const query = { ...lastThirtyDays(dayInParis(Date.parse(now()))), compare: 'previous' as const };
  const { answer } = useAnswer('api.admin.dashboard', { query });
  return answer === null ? null : <ToDoPanel toDo={answer.toDo} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={dashboard().panel}>
      <h2 className={dashboard().heading}>{title}</h2>
      <ul className={greeting().links}>{children}</ul>
    </section>
  );
}

function Go({ href, glyph, text }: { href: string; glyph: string; text: string }) {
  return (
    <li>
      <Link href={href} className={greeting().link}>
        <Icon glyph={glyph} />
        {text}
      </Link>
    </li>
  );
}
