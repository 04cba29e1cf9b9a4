import { describe, expect, it } from 'vitest';
import { OriginUnreachable, httpOrigin } from '#src/catalogue/published/origin.ts';
import { smallShop } from '#tests/catalogue/small-shop.ts';

const TABLE = {
  'api.catalogue.manifest': { uri: 'api/catalogue/manifest', methods: ['GET'] },
  'api.catalogue.page': { uri: 'api/catalogue/pages/{hash}', methods: ['GET'] },
  'api.catalogue.changes': { uri: 'api/catalogue/changes', methods: ['GET'] },
};

function originOf(answer: (url: string, init: RequestInit | undefined) => Response | Promise<Response>) {
  const send: typeof fetch = async (input, init) =>
    answer(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, init);
  return httpOrigin(TABLE, send);
}

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init);
const cursor = { epoch: 'e', rev: 4, revId: 'r4' };

describe('the server of the catalogue behind fetch', () => {
  it('is asked without credentials, by the addresses of the published table', async () => {
    const asked: string[] = [];
    const { manifest } = smallShop();
    const origin = originOf((url, init) => {
      asked.push(`${url} ${init?.credentials}`);
      return url.includes('changes') ? new Response(null, { status: 304 }) : json(manifest);
    });
    expect(await origin.manifest()).toEqual(manifest);
    await origin.page('ab/cd');
    await origin.changes(cursor);
    expect(asked).toEqual([
      '/api/catalogue/manifest omit',
      '/api/catalogue/pages/ab%2Fcd omit',
      '/api/catalogue/changes?epoch=e&rev=4&revId=r4 omit',
    ]);
  });

  it('says that nothing is new by 304, with the moment it said so', async () => {
    const headers = { date: 'Sat, 21 Nov 2026 13:05:00 GMT' };
    const origin = originOf(() => new Response(null, { status: 304, headers }));
    expect(await origin.changes(cursor)).toEqual({ kind: 'unchanged', at: '2026-11-21T13:05:00.000Z' });
  });

  it('says the same by a body that leads where one stands already', async () => {
    const same = {
      kind: 'changes',
      from: cursor,
      to: cursor,
      pricedAt: '2026-11-21T13:05:00.000Z',
      products: [],
      removed: [],
      structure: null,
      contents: null,
    };
    expect(await originOf(() => json(same)).changes(cursor)).toEqual({ kind: 'unchanged', at: same.pricedAt });
    const further = { ...same, to: { epoch: 'e', rev: 5, revId: 'r5' } };
    expect(await originOf(() => json(further)).changes(cursor)).toMatchObject({ kind: 'changes', to: { rev: 5 } });
  });

  it('no longer has a page: that is an answer, not a failure', async () => {
    expect(await originOf(() => new Response('', { status: 404 })).page('abc')).toBeNull();
    const bytes = await originOf(() => new Response('{"kind":"card"}')).page('abc');
    expect(new TextDecoder().decode(bytes ?? undefined)).toBe('{"kind":"card"}');
  });

  it('is out of reach when the wire is cut, the server fails, or the answer is not what the contract says', async () => {
    const unreachable = (origin: ReturnType<typeof originOf>) =>
      expect(origin.manifest()).rejects.toBeInstanceOf(OriginUnreachable);
    await unreachable(originOf(() => Promise.reject(new TypeError('failed to fetch'))));
    await unreachable(originOf(() => new Response('', { status: 503 })));
    await unreachable(originOf(() => new Response('<html>', { status: 200 })));
    await unreachable(originOf(() => json({ format: 1 })));
    await unreachable(originOf(() => new Response('', { status: 404 })));
  });

  it('is out of reach while its table lacks the route', async () => {
    await expect(httpOrigin({}).manifest()).rejects.toThrow('No route named api.catalogue.manifest');
  });

  it('may say how long to wait', async () => {
    const origin = originOf(() => new Response('', { status: 429, headers: { 'retry-after': '30' } }));
    await expect(origin.changes(cursor)).rejects.toMatchObject({ retryAfterMs: 30_000 });
  });
});
