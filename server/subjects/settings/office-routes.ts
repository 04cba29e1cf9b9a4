/** The screens of the configuration: three routes each, by the screen's name. */
import type { SettingRoutes } from '#core/contract/admin/settings/routes.ts';
import type { SettingsAnswer, SettingsBody } from '#core/contract/admin/settings/settings.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { historyOf } from '#server/resources/write/history.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';

import { keepPaperLogos, type PaperLogoDeps } from './paper-logo.ts';
import { readScreen, type ScreenDeps } from './read-screen.ts';
import { saveSettings, type SettingsDeps } from './save-settings.ts';
import { sendTestMail, type TestMailDeps } from './test-mail.ts';
import { historyName } from './setting-screen.ts';

type OwnRoutes = Omit<SettingRoutes, 'api.admin.settings.sales.check-payment'>;

interface Given {
  readonly body: SettingsBody;
}

export function settingOffice(deps: SettingsDeps & ScreenDeps & TestMailDeps & PaperLogoDeps): Handlers<OwnRoutes> {
  const show = (screen: SettingScreen) => (): Promise<SettingsAnswer> => readScreen(deps, screen);
  const history = (screen: SettingScreen) => async () => {
    const { uuid } = await readScreen(deps, screen);
    return historyOf(deps.db, historyName(screen), uuid);
  };
  const update =
    (screen: SettingScreen) =>
    async (context: RequestContext, { body }: Given) => {
      const author = await adminOf(context);
      const { rev, baseRevId } = body;
      const changes = body.changes.map(({ code, channel, locale, value }) => ({
        code,
        place: { channel, locale },
        value,
      }));
      await keepPaperLogos(deps, changes, context.now);
      await saveSettings(deps, { permissions: author.permissions, author }, changes, { screen, rev, baseRevId });
      return readScreen(deps, screen);
    };
  return {
    'api.admin.settings.general.show': show('general'),
    'api.admin.settings.general.update': update('general'),
    'api.admin.settings.general.history': history('general'),
    'api.admin.settings.catalog.show': show('catalog'),
    'api.admin.settings.catalog.update': update('catalog'),
    'api.admin.settings.catalog.history': history('catalog'),
    'api.admin.settings.customers.show': show('customers'),
    'api.admin.settings.customers.update': update('customers'),
    'api.admin.settings.customers.history': history('customers'),
    'api.admin.settings.sales.show': show('sales'),
    'api.admin.settings.sales.update': update('sales'),
    'api.admin.settings.sales.history': history('sales'),
    'api.admin.settings.emails.show': show('emails'),
    'api.admin.settings.emails.update': update('emails'),
    'api.admin.settings.emails.history': history('emails'),
    'api.admin.settings.emails.test': async (context) => {
      const to = (await context.adminSession())?.administrator.email;
      if (to === undefined) throw new Refusal('session.required');
      await sendTestMail(deps, { to, locale: context.locale, now: context.now });
      return { to };
    },
  };
}
