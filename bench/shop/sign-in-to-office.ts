import * as v from 'valibot';

import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

const me = v.object({ token: v.string() });

const cookiesOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));

/** The administrator who comes with the demo shop, as headers. */
export async function signInToOffice(origin: string): Promise<Record<string, string>> {
  const asked = await fetch(`${origin}/api/admin/me`);
  const { token } = v.parse(me, await asked.json());
  const browser = cookiesOf(asked);
  const answer = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.join('; '), 'x-csrf-token': token },
    body: JSON.stringify({ email: 'admin@bitume.example', password: DEMO_PASSWORD, remember: false }),
  });
  if (!answer.ok) throw new Error(`nobody signs in: ${answer.status}`);
  return { cookie: [...browser, ...cookiesOf(answer)].join('; ') };
}
