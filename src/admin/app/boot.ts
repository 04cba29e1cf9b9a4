/** What stands before the first drawing: language, routes, who is there. */
import { askingAhead, type AskingAhead } from '#src/admin/api/ask-ahead.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { createOfficeClient } from '#src/admin/api/office-client.ts';
import { createAccount, endInPlace } from '#src/admin/app/account/account.ts';
import { keptAnswers } from '#src/admin/app/account/device.ts';
import { followSession } from '#src/admin/app/account/follow-session.ts';
import { createLanguage } from '#src/admin/app/language/language.ts';
import type { Language } from '#src/admin/app/language/language.ts';
import type { Office } from '#src/admin/port/office.tsx';
import { takeInStart } from '#src/admin/app/start.ts';
import { routeTable } from '#src/admin/store/route-table.ts';
import { noteReach, watchConnection } from '#src/admin/store/connection.ts';
import { askToConfirm } from '#src/admin/store/panels.ts';
import { session } from '#src/admin/store/session.ts';
import { wearTheme } from '#src/admin/store/theme.ts';
import { failureOf } from '#src/api/failure.ts';
import { ONE_CALL_MS, oneAfterAnother } from '#src/api/one-after-another.ts';

const now = (): string => new Date().toISOString();

export async function boot(): Promise<{ language: Language; office: Office; askAhead: AskingAhead['ask'] }> {
  wearTheme();
  watchConnection(now);
  const client = createOfficeClient({
    fetch: (request) => fetch(request),
    table: routeTable,
    origin: location.origin,
    deadline: (ms) => AbortSignal.timeout(ms),
    log: (message) => console.error(message),
    onSessionEnded: endInPlace,
    confirm: askToConfirm,
    onReach: (online) => noteReach(online, now()),
  });
  const { call, ask: askAhead } = askingAhead(client.call, () => Date.now());
  const account = createAccount({ call, now, inTurn: oneAfterAnother(navigator.locks, 'office-leaving', ONE_CALL_MS) });
  /* without a network and without a kept table the page says so by itself, call by call */
  const start = call('api.admin.init', { query: { realm: 'admin' } }).then(takeInStart, (error: unknown) => {
    failureOf(error);
  });
  const [language] = await Promise.all([createLanguage(), start]);
  await account.begin();
  followSession({ call, now });
  const { admin } = session;
  if (admin !== null) await language.follow(admin.locale).catch((error: unknown) => console.warn(error));
  const office = { call, account, answers: answersOf(keptAnswers), setLocale: language.setLocale, now };
  return { language, office, askAhead };
}
