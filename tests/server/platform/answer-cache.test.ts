import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { ONLINE_ROUTES } from '#core/contract/online-routes.ts';
import { CACHEABLE_ROUTES } from '#server/subjects/shop-subjects.ts';
import { AnswerCache } from '#server/platform/answer-cache.ts';
import { RawJson } from '#server/platform/raw-json.ts';

const routes = { ...ONLINE_ROUTES, ...ADMIN_ROUTES };
const LIMIT = 4_000;

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ask: fc.integer({ min: 0, max: 9 }), letters: fc.nat({ max: 900 }) }) },
  { weight: 1, arbitrary: fc.constant('the state moves' as const) },
);

describe('answers that are kept', () => {
  it('are always those of the state of the moment, however they are asked for, within their room', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        let state = { rev: 0 };
        const kept = new AnswerCache(() => state, LIMIT);
        const lengths = new Map<string, number>();
        for (const one of steps) {
          if (one === 'the state moves') {
            state = { rev: state.rev + 1 };
            lengths.clear();
            continue;
          }
          const address = `/list?page=${one.ask}`;
          const length = lengths.get(address) ?? one.letters;
          lengths.set(address, length);
          const answer = { rev: state.rev, address, text: 'x'.repeat(length) };
          const { bytes } = await kept.of(address, async () => RawJson.of(answer));
          expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(answer);
          expect(kept.bytes).toBeLessThanOrEqual(LIMIT);
        }
      }),
    );
  });

  it('are made once, and again when the state has moved', async () => {
    let state = {};
    let made = 0;
    const kept = new AnswerCache(() => state);
    const ask = () => kept.of('/list', async () => RawJson.of(++made));
    await ask();
    await ask();
    expect(made).toBe(1);
    state = {};
    await ask();
    expect(made).toBe(2);
  });

  it('are not kept when the state moves while they are made', async () => {
    let state = {};
    const kept = new AnswerCache(() => state);
    await kept.of('/list', async () => {
      state = {};
      return RawJson.of('old');
    });
    expect((await kept.of('/list', async () => RawJson.of('new'))).bytes).toEqual(RawJson.of('new').bytes);
  });

  it('let those go first that were asked for least lately', async () => {
    const kept = new AnswerCache(() => routes, LIMIT);
    const made: string[] = [];
    const ask = (address: string) =>
      kept.of(address, async () => {
        made.push(address);
        return RawJson.of('x'.repeat(600));
      });
    for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(address);
    expect(made).toEqual(['/a', '/b', '/c', '/b']);
  });

  it('are no refusals', async () => {
    const kept = new AnswerCache(() => routes);
    const refuse = async (): Promise<RawJson> => {
      throw new Refusal('record.unknown');
    };
    await expect(kept.of('/product', refuse)).rejects.toThrow('record.unknown');
    expect(kept.size).toBe(0);
  });
});

it('only routes without a limit that anybody may read and keep have such answers', () => {
  for (const name of CACHEABLE_ROUTES) {
    const { method, cache, access, limit }: RouteDefinition = routes[name];
    expect([name, method, cache, access, limit]).toEqual([name, 'GET', 'public', 'anyone', undefined]);
  }
});
