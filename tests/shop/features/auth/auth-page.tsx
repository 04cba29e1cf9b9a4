/** The doors of an account over a shop that answers as a test says. */
import { NO_SESSION } from '#tests/support/quiet-person.ts';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Refusal, type Problem, type RefusalCode, type RefusalData } from '#core/wire/refusal.ts';
import { createClient } from '#src/api/client.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { memoryToken } from '#src/api/token.ts';
import { AuthPage } from '#src/shop/features/auth/page.tsx';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { device, showPage, type PersonPage } from '#tests/shop/features/person-page.tsx';

export const PASSWORD = 'Goudron-2026!';
export const TOKEN = 'a'.repeat(43);
export const CUSTOMER = {
  uuid: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  email: 'camille@example.fr',
  firstName: 'Camille',
  lastName: 'Durand',
  customerType: 'individual',
} as const;

export const signIn = vi.fn<SessionApi['signIn']>();
export const signOut = vi.fn<SessionApi['signOut']>();
export const renewSession = vi.fn<SessionApi['renewSession']>();
/** What the shop answers to a call, by its name. */
export const shop = vi.fn<(name: string, body: unknown) => Response | null>();

/** The client of the shop over a wire that ends here. */
const client = createClient({
  fetch: async (request) => {
    const name = new URL(request.url).pathname.slice(1);
    const answer = shop(name, await request.json());
    if (answer === null) throw new TypeError('the network is away');
    return answer;
  },
  table: () =>
    Object.fromEntries(
      ['login', 'register', 'forgot', 'reset', 'verify', 'resend'].map((one) => [
        `api.auth.${one}`,
        { uri: `api.auth.${one}`, methods: ['POST'] },
      ]),
    ),
  token: { ...memoryToken(), read: async () => 'token' },
  origin: 'https://shop.example',
  deadline: () => new AbortController().signal,
  log: () => {},
  inTurn: (work) => work(),
});

export const done = (answer: object = {}) => Response.json(answer);
export function problem(code: RefusalCode, data: RefusalData = {}): Response {
  const { status } = new Refusal(code);
  const body: Problem = { type: 'about:blank', status, code, data };
  return Response.json(body, { status });
}
export const wrong = (path: string, code: string) => problem('input.invalid', { fields: [{ path, code }] });
export const refused = (code: RefusalCode, data: RefusalData = {}): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind: 'refusal', refusal: new Refusal(code, data) },
});

/** Before each test: nobody has asked or answered anything. */
export function nobodyAsked(): void {
  for (const one of [signIn, signOut, renewSession, shop]) one.mockReset();
  sessionStorage.clear();
}

export async function open(
  address: string,
  page: Parameters<typeof showPage>[2] = AuthPage,
  frame?: Parameters<typeof showPage>[4],
): Promise<PersonPage> {
  const callOnline: SessionApi['callOnline'] = async (name, input) => {
    try {
      const answer = await client.call(name, input);
      if (answer === false) throw new Error(`the test knows no ${name}`);
      return { ok: true, answer };
    } catch (error) {
      return { ok: false, failure: failureOf(error) };
    }
  };
  return showPage(
    await device({ session: { ...NO_SESSION, signIn, signOut, renewSession, callOnline } }),
    address,
    page,
    undefined,
    frame,
  );
}

export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

export async function signInAs(email: string, password: string): Promise<void> {
  await screen.findByLabelText('Adresse e-mail');
  type('Adresse e-mail', email);
  type('Mot de passe', password);
  await press('Se connecter');
}
