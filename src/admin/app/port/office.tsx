/** What the application does for its screens, handed down; the rest of what they use is in the stores. */
import { createContext, use, type ReactNode } from 'react';
import type { Call } from '#src/admin/api/office-client.ts';
import type { Answers } from '#src/admin/api/answers-of.ts';
import type { Account } from '#src/admin/app/account/account.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

export interface Office {
  readonly call: Call;
  readonly answers: Answers;
  readonly account: Pick<Account, 'takeIn' | 'signOut'>;
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
