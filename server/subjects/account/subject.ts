import { profileUpdateRoute } from '#core/contract/account/account.ts';
import {
  addressDefaultRoute,
  addressDestroyRoute,
  addressStoreRoute,
  addressUpdateRoute,
} from '#core/contract/account/addresses.ts';
import { accountLane, addressesKind, profileKind } from '#core/contract/account/customer-records.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { sweepBorrowed } from './borrowing/end-borrowing.ts';
import { sweepLinks } from './mails/account-links.ts';
import { addAddress, changeAddress, dropAddress, readAddresses, setDefaultAddress } from './addresses.ts';
import { ACCOUNT_DATA } from './data/personal.ts';
import { sweepData } from './data/sweep-data.ts';
import { forgetAccount } from './closure/forget-account.ts';
import { ACCOUNT_MAILS } from './mails/mails.ts';
import { readProfile, updateProfile } from './profile.ts';
import { sweepHandOvers } from './sign-in/hand-over.ts';
import { sweepSessions } from './sessions/sessions.ts';
import { sweepAway } from './closure/sweep-away.ts';
import { sweepUnverified } from './registration/sweep-unverified.ts';
import { accountHandlers } from './account-handlers.ts';
import { makeExport } from './data/make-export.ts';

declare module '#server/platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Makes the file of everything the shop holds of a customer. */
    'account.export': { uuid: string };
  }
}

export const account = {
  routes: (tools) => ({
    ...accountHandlers(tools),
    'api.visitor.forget': async (context) => {
      await context.forgetVisitor();
      return {};
    },
  }),
  lanes: [accountLane],
  handlers: {
    'api.account.profile.update': changeHandler(profileUpdateRoute, updateProfile),
    'api.account.addresses.store': changeHandler(addressStoreRoute, addAddress),
    'api.account.addresses.update': changeHandler(addressUpdateRoute, changeAddress),
    'api.account.addresses.destroy': changeHandler(addressDestroyRoute, dropAddress),
    'api.account.addresses.default': changeHandler(addressDefaultRoute, setDefaultAddress),
  },
  readers: [
    {
      kind: profileKind.kind,
      customersOnly: true,
      mayBeGone: profileKind.mayBeGone,
      read: async (trx, person) => new Map([[profileKind.key(null), await readProfile(trx, person.id)]]),
    },
    {
      kind: addressesKind.kind,
      customersOnly: true,
      mayBeGone: addressesKind.mayBeGone,
      read: async (trx, person) =>
        new Map([[addressesKind.key(null), { kind: 'addresses', addresses: await readAddresses(trx, person.id) }]]),
    },
  ],
  jobs: {
    'account.export': {
      batch: 1,
      run: (tools, { uuid }) => makeExport({ ...tools, sections: tools.personal }, uuid),
    },
  },
  mails: ACCOUNT_MAILS,
  async sweep(db, now, tools) {
    await sweepSessions(db, now);
    await sweepLinks(db, now);
    await sweepHandOvers(db, now);
    await sweepBorrowed(db, now);
    await sweepData(db, now, tools);
    await sweepUnverified(db, now);
    await sweepAway(db, now, tools);
  },
  forget: forgetAccount,
  personal: ACCOUNT_DATA,
} as const satisfies Subject;
