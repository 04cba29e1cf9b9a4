import { senderOf } from '#server/platform/mail/mailboxes.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { usesInChannels } from './channel-uses.ts';
import { settingOffice } from './office-routes.ts';
import { channelLogoHooks } from './paper-logo.ts';

/** The screens of the configuration. */
export const settings = {
  hooks: channelLogoHooks,
  office: (tools) =>
    settingOffice({
      ...tools,
      seal: tools.settingSeal,
      writer: async () => senderOf(await tools.settings(), 'auto'),
    }),
  mediaUses: [usesInChannels],
} as const satisfies Subject;
