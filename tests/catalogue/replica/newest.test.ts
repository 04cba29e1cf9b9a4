import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestOnly } from '#src/catalogue/replica/newest-manifest.ts';
import { later } from '#tests/support/later.ts';

describe('the newest question', () => {
  it('alone is answered last, whatever the order and speed of the answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, count) => {
        const shown: number[] = [];
        let running = 0;
        const ask = newestOnly(async (question: number) => {
          running += 1;
          expect(running).toBe(1);
          const answer = await scheduler.schedule(Promise.resolve(question));
          running -= 1;
          return answer;
        });
        const typed: number[] = [];
        const typing = Array.from({ length: count }, async (_, at) => {
          await scheduler.schedule(Promise.resolve());
          typed.push(at);
          const answer = await ask(at);
          if (answer !== null) shown.push(answer);
        });
        await scheduler.waitFor(Promise.all(typing));
        expect(shown.at(-1)).toBe(typed.at(-1));
        const places = shown.map((question) => typed.indexOf(question));
        expect(places).toEqual(places.toSorted((left, right) => left - right));
      }),
    );
  });

  it('waits for the one that runs, and drops those in between', async () => {
    const asked: string[] = [];
    const first = later<string>();
    const ask = newestOnly(async (text: string) => {
      asked.push(text);
      return text === 'p' ? first.promise : text;
    });
    const answers = [ask('p')];
    await Promise.resolve();
    await Promise.resolve();
    answers.push(ask('pn'), ask('pne'), ask('pneu'));
    first.settle('p');
    expect(await Promise.all(answers)).toEqual([null, null, null, 'pneu']);
    expect(asked).toEqual(['p', 'pneu']);
  });

  it('is asked although the one before it failed', async () => {
    const ask = newestOnly(async (text: string) => {
      if (text === 'x') throw new Error('raté');
      return text;
    });
    await expect(ask('x')).rejects.toThrow('raté');
    expect(await ask('pneu')).toBe('pneu');
  });
});
