import * as v from 'valibot';

import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

const me = v.object({ token: v.string() });

const cookiesOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));

const tokenIn = async (answer: Response): Promise<string> => v.parse(me, await answer.json()).token;

/** The administrator who comes with the demo shop, as headers of questions and of writes. */
export async function signInToOffice(origin: string): Promise<{ cookie: string; 'x-csrf-token': string }> {
  const asked = await fetch(`${origin}/api/admin/me`);
  const browser = cookiesOf(asked);
  const answer = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: browser.join('; '),
      'x-csrf-token': await tokenIn(asked),
    },
    body: JSON.stringify({ email: 'admin@bitume.example', password: DEMO_PASSWORD, remember: false }),
  });
  if (!answer.ok) throw new Error(`nobody signs in: ${answer.status}`);
  const cookie = [...browser, ...cookiesOf(answer)].join('; ');
  const signedIn = await fetch(`${origin}/api/admin/me`, { headers: { cookie } });
  return { cookie, 'x-csrf-token': await tokenIn(signedIn) };
}
