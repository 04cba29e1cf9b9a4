/** Where an auth screen was opened, and where it leads, as a page or in a dialog. */
import { createContext, use } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';

export interface AuthFlow {
  /** Area of the address; null for one of both areas. */
  readonly area: Area | null;
  /** A path of this shop to go to after signing in; null: none was named. */
  readonly wanted: string | null;
  /** Where signing in leads. */
  readonly to: string;
  /** Inside a dialog: what was asked there closes it. Absent on a page. */
  readonly close?: () => void;
}

const AuthFlowContext = createContext<AuthFlow>({ area: null, wanted: null, to: href('home') });

export const AuthFlowProvider = AuthFlowContext.Provider;

export const useAuthFlow = (): AuthFlow => use(AuthFlowContext);
