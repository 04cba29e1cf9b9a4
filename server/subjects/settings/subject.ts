import { senderOf } from '#server/platform/mail/mailboxes.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { usesInChannels } from './channel-uses.ts';
import { settingOffice } from './office-routes.ts';
import { settingHooks } from './managed/setting-hooks.ts';

/** The screens of the configuration. */
export const settings = {
  hooks: settingHooks,
  office: (tools) =>
    settingOffice({
      ...tools,
      seal: tools.settingSeal,
      writer: async () => senderOf(await tools.settings(), 'auto'),
    }),
  mediaUses: [usesInChannels],
} as const satisfies Subject;
