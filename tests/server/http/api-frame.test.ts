import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { meRoute } from '#core/contract/account/me.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { defineRoute } from '#core/wire/route.ts';
import { describeError } from '#server/database/describe-error.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

const text = v.pipe(v.string('required'), v.maxLength(20, 'text.tooLong'));
const routes = {
  'api.me': meRoute,
  'test.write': defineRoute({
    name: 'test.write',
    method: 'POST',
    uri: 'api/write/{id}/{part}?',
    access: 'anyone',
    cache: 'no-store',
    limit: { attempts: 3, perSeconds: 60 },
    maxBytes: 2000,
    params: v.strictObject({ id: text, part: v.optional(text) }),
    body: v.strictObject({ name: text, more: v.optional(v.unknown()) }),
    answer: v.strictObject({ saved: v.string() }),
  }),
  'test.read': defineRoute({
    name: 'test.read',
    method: 'GET',
    uri: 'api/read',
    access: 'anyone',
    cache: 'public',
    query: v.strictObject({ id: v.optional(v.array(v.string())), q: v.optional(text) }),
    answer: v.object({ found: v.array(v.string()) }),
  }),
  'test.refuse': defineRoute({
    name: 'test.refuse',
    method: 'GET',
    uri: 'api/refuse',
    access: 'anyone',
    cache: 'no-store',
    answer: v.unknown(),
  }),
  'test.break': defineRoute({
    name: 'test.break',
    method: 'GET',
    uri: 'api/break',
    access: 'anyone',
    cache: 'no-store',
    answer: v.unknown(),
  }),
  'test.lie': defineRoute({
    name: 'test.lie',
    method: 'GET',
    uri: 'api/lie',
    access: 'anyone',
    cache: 'no-store',
    answer: v.object({ n: v.pipe(v.number(), v.maxValue(5)) }),
  }),
  'test.private': defineRoute({
    name: 'test.private',
    method: 'GET',
    uri: 'api/private',
    access: { permission: 'orders.index' },
    cache: 'no-store',
    answer: v.unknown(),
  }),
};

let frame: TestFrame;
let saved: string[];

beforeAll(async () => {
  saved = [];
  frame = await createTestFrame({
    routes,
    handlers: {
      'api.me': async (context) => ({
        customer: null,
        borrowed: null,
        permissions: [],
        csrfToken: await context.csrfToken(),
      }),
      'test.write': async (_context, { params, body }) => {
        saved.push(`${params.id} ${params.part ?? '-'} ${body.name}`);
        return { saved: body.name };
      },
      'test.read': (_context, { query }) => ({ found: query.id ?? [] }),
      'test.refuse': () => {
        throw new Refusal('cart.productUnavailable', { lineKey: 'a' });
      },
      'test.break': () => {
        throw new Error('password=hunter2');
      },
      'test.lie': () => ({ n: 6 }),
      'test.private': () => ({ secret: true }),
    },
  });
});
afterAll(() => frame.close());

/** A visitor as `api.me` makes one: the cookie and the token that belongs to it. */
async function visit(): Promise<Record<string, string>> {
  const answer = await frame.send('/api/me');
  const { csrfToken } = v.parse(v.object({ csrfToken: v.string() }), await answer.json());
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
}

const write = (headers: Record<string, string>, body: string, path = '/api/write/7') =>
  frame.send(path, { method: 'POST', headers, body });

async function problemOf(answer: Response): Promise<{ status: number; code: string; data: Record<string, unknown> }> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const problem = v.parse(
    v.object({ status: v.number(), code: v.string(), data: v.record(v.string(), v.unknown()) }),
    await answer.json(),
  );
  expect(problem.status).toBe(answer.status);
  return problem;
}

const fieldsOf = async (answer: Response) => (await problemOf(answer)).data.fields;

test('a call with cookie, token and a fitting body reaches its handler', async () => {
  const headers = await visit();
  const answer = await write(headers, JSON.stringify({ name: 'Été' }), '/api/write/7/b');
  expect([answer.status, await answer.json()]).toEqual([200, { saved: 'Été' }]);
  expect(saved).toContain('7 b Été');
});

test('the visitor’s cookie cannot be read by scripts nor sent by other sites', async () => {
  const cookie = (await frame.send('/api/me')).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^visitor=[\w-]{40,};/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
});

test('who has a cookie already keeps it', async () => {
  const { cookie = '' } = await visit();
  expect((await frame.send('/api/me', { headers: { cookie } })).headers.get('set-cookie')).toBeNull();
});

test.each([
  ['no token', { 'x-csrf-token': '' }],
  ['a made-up token', { 'x-csrf-token': 'zzzzzz.aaaaaaaa' }],
  ['no cookie', { cookie: '' }],
  ['a start from another site', { 'sec-fetch-site': 'cross-site' }],
  ['a start from a sister site', { 'sec-fetch-site': 'same-site' }],
])('a change with %s is answered 419 and does nothing', async (_title, wrong) => {
  const before = saved.length;
  const answer = await write({ ...(await visit()), ...wrong }, JSON.stringify({ name: 'x' }));
  expect((await problemOf(answer)).code).toBe('token.expired');
  expect(answer.status).toBe(419);
  expect(saved).toHaveLength(before);
});

test('a foreign Origin is refused where the browser says nothing else', async () => {
  const { 'sec-fetch-site': _left, ...headers } = await visit();
  const foreign = await write({ ...headers, origin: 'https://evil.example' }, JSON.stringify({ name: 'x' }));
  const own = await write({ ...headers, origin: 'http://shop.test' }, JSON.stringify({ name: 'x' }));
  expect([foreign.status, own.status]).toEqual([419, 200]);
});

test('the token of another visitor opens nothing', async () => {
  const [mine, theirs] = [await visit(), await visit()];
  const answer = await write({ ...mine, 'x-csrf-token': theirs['x-csrf-token'] ?? '' }, JSON.stringify({ name: 'x' }));
  expect(answer.status).toBe(419);
});

test('a token that is twelve hours old has expired', async () => {
  const headers = await visit();
  frame.clock.advance(12 * 3600 * 1000 - 1000);
  expect((await write(headers, JSON.stringify({ name: 'x' }))).status).toBe(200);
  frame.clock.advance(1000);
  expect((await write(headers, JSON.stringify({ name: 'x' }))).status).toBe(419);
});

test('attempts beyond the limit are answered 429 with a time to wait that is enough, and a sixth more than the window at most', async () => {
  const headers = await visit();
  for (let n = 0; n < 3; n += 1) expect((await write(headers, JSON.stringify({ name: 'x' }))).status).toBe(200);
  const answer = await write(headers, JSON.stringify({ name: 'x' }));
  const problem = await problemOf(answer);
  expect([answer.status, problem.code]).toEqual([429, 'attempts.exceeded']);
  const wait = Number(answer.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(70);
  frame.clock.advance(wait * 1000);
  expect((await write(headers, JSON.stringify({ name: 'x' }))).status).toBe(200);
});

test.each([
  ['broken JSON', '{"name":', [{ path: '', code: 'json.broken' }]],
  ['a missing field', '{}', [{ path: 'name', code: 'required' }]],
  [
    'a text too long',
    JSON.stringify({ name: 'x'.repeat(21) }),
    [{ path: 'name', code: 'text.tooLong', data: { limit: 20 } }],
  ],
  ['an unknown key', '{"name":"a","admin":true}', [{ path: 'admin', code: 'key.unknown' }]],
  ['a wrong type', '{"name":{"a":1}}', [{ path: 'name', code: 'required' }]],
  ['a prototype as key', '{"name":"a","__proto__":{"a":1}}', [{ path: '__proto__', code: 'key.unknown' }]],
  ['a NUL sign', '{"name":"a\\u0000"}', [{ path: 'name', code: 'text.invalid' }]],
  [
    'half a surrogate pair, deep inside',
    '{"name":"a","more":[{"b":"\\ud800"}]}',
    [{ path: 'more.0.b', code: 'text.invalid' }],
  ],
])('%s is refused with codes per field and nothing of the input', async (_title, body, fields) => {
  const answer = await write(await visit(), body);
  expect(answer.status).toBe(422);
  expect(await fieldsOf(answer)).toEqual(fields);
});

test('a literal backslash before u0000 is text like any other', async () => {
  expect((await write(await visit(), JSON.stringify({ name: '\\u0000' }))).status).toBe(200);
});

test('a body that is not JSON is refused by its type', async () => {
  const answer = await write({ ...(await visit()), 'content-type': 'text/plain' }, '{"name":"a"}');
  expect(await fieldsOf(answer)).toEqual([{ path: '', code: 'body.notJson' }]);
});

test('a body beyond the route’s limit is refused, also when its length was not announced', async () => {
  const headers = await visit();
  const long = JSON.stringify({ name: 'a', more: 'x'.repeat(2000) });
  const announced = await write({ ...headers, 'content-length': String(long.length) }, long);
  const chunks = new ReadableStream({
    start(controller) {
      for (let at = 0; at < long.length; at += 500)
        controller.enqueue(new TextEncoder().encode(long.slice(at, at + 500)));
      controller.close();
    },
  });
  const streamed = await frame.send('/api/write/7', {
    method: 'POST',
    headers,
    body: chunks,
    duplex: 'half',
  } as RequestInit);
  expect([announced.status, streamed.status]).toEqual([413, 413]);
  expect((await problemOf(announced)).code).toBe('input.tooLarge');
});

test('lists in the query are read as lists, and what the route does not know is refused', async () => {
  expect(await (await frame.send('/api/read?id[]=a&id[]=b')).json()).toEqual({ found: ['a', 'b'] });
  expect(await fieldsOf(await frame.send('/api/read?x=1'))).toEqual([{ path: 'x', code: 'key.unknown' }]);
  expect(await fieldsOf(await frame.send('/api/read?q=a&q=b'))).toEqual([{ path: 'q', code: 'query.repeated' }]);
  expect(await fieldsOf(await frame.send('/api/read?q=%00'))).toEqual([{ path: 'q', code: 'text.unstorable' }]);
  expect(await fieldsOf(await frame.send('/api/refuse?debug=1'))).toEqual([{ path: '', code: 'value.invalid' }]);
});

test('a public answer is revalidated by its tag', async () => {
  const first = await frame.send('/api/read?id[]=a');
  const etag = first.headers.get('etag') ?? '';
  const second = await frame.send('/api/read?id[]=a', { headers: { 'if-none-match': etag } });
  expect([first.headers.get('cache-control'), second.status, await second.text()]).toEqual([
    'public, no-cache',
    304,
    '',
  ]);
});

test('a refusal leaves with its code, its data and its status', async () => {
  const answer = await frame.send('/api/refuse');
  expect(await problemOf(answer)).toEqual({ status: 409, code: 'cart.productUnavailable', data: { lineKey: 'a' } });
});

test('a fault is logged with its reference; the caller learns the reference and nothing else', async () => {
  const answer = await frame.send('/api/break');
  const problem = await problemOf(answer.clone());
  expect([answer.status, problem.code]).toEqual([500, 'server.fault']);
  expect(problem.data).toEqual({ reference: answer.headers.get('x-request-id') });
  expect(await answer.text()).not.toMatch(/hunter2|stack|\.ts/);
  expect(frame.log.join()).toContain(String(problem.data.reference));
});

test('the log of a database fault names the constraint and none of the values', async () => {
  const insert = 'insert into branding (id, kind) values ($1, $2)';
  const fault: unknown = await frame.database.pool
    .query(insert, ['marie@example.fr', 'geheim'])
    .catch((error) => error);
  const text = JSON.stringify(describeError(new Error('outer', { cause: fault })));
  expect(text).toContain('branding_kind_check');
  expect(text).not.toMatch(/marie|geheim/);
});

test('in tests an answer that does not fit its schema is a fault', async () => {
  expect((await frame.send('/api/lie')).status).toBe(500);
});

test('a route for administrators is closed to strangers', async () => {
  expect((await problemOf(await frame.send('/api/private'))).code).toBe('session.required');
});

test.each(['/api/nothing', '/api', '/api/', '/api/read/more', '/api//read'])(
  'the unknown address %s gets a JSON refusal, never a page',
  async (path) => {
    const answer = await frame.send(path);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'route.unknown']);
  },
);

test('a known address with another method is unknown', async () => {
  expect((await frame.send('/api/read', { method: 'DELETE' })).status).toBe(404);
});

test('the log has neither query nor cookie nor address', async () => {
  await frame.send('/api/read?q=marie@example.fr', {
    headers: { cookie: 'visitor=geheim', 'user-agent': 'Browser 1' },
  });
  expect(frame.log.join()).toContain('"route":"test.read"');
  expect(frame.log.join()).not.toMatch(/marie|geheim|Browser 1/);
});
