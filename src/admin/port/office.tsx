/** What the application does for its screens, handed down; the rest of what they use is in the stores. */
import { createContext, use, type ReactNode } from 'react';
import type { Call } from '#src/admin/api/office-client.ts';
import type { Answers } from '#src/admin/api/answers-of.ts';
import type { Administrator } from '#core/contract/admin/people/me.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

/** What the shop says of who is there. */
export interface Me {
  readonly admin: Administrator | null;
  readonly isSecondFactorDue: boolean;
}

export interface OfficeAccount {
  /** Takes in what a sign-in, a second factor or a changed profile answered. */
  readonly takeIn: (me: Me) => Promise<void>;
  /** Ends the session here and, as soon as it can be told, in the shop; nothing of the person stays on this device. */
  readonly signOut: () => Promise<void>;
}

export interface Office {
  readonly call: Call;
  readonly answers: Answers;
  readonly account: OfficeAccount;
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** ISO instant. */
  readonly now: () => string;
}

const OfficeContext = createContext<Office | null>(null);

export function OfficeProvider({ office, children }: { office: Office; children: ReactNode }) {
  return <OfficeContext value={office}>{children}</OfficeContext>;
}

/** @throws Error outside the back office: a fault of the caller */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === null) throw new Error('a screen of the back office stands outside of it');
  return office;
}
