import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localFirst } from '#src/catalogue/local-first.ts';
import { newestOnly } from '#src/catalogue/newest.ts';

/** A promise to be settled from outside. */
function later<T>() {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value: T) => settle?.(value) };
}

const never = new Promise<never>(() => undefined);

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

const failing = () => Promise.reject(new Error('hors connexion'));

describe('a page asked of the device and of the network', () => {
  it('comes from the device although the network hangs', async () => {
    expect(await localFirst(Promise.resolve('ici'), () => never, Promise.resolve())).toBe('ici');
  });

  it('does not trouble the network while the device answers in time', async () => {
    let asked = 0;
    const remote = async () => {
      asked += 1;
      return 'là-bas';
    };
    expect(await localFirst(Promise.resolve('ici'), remote, never)).toBe('ici');
    expect(asked).toBe(0);
  });

  it('comes from the network when the device does not have it, or hangs', async () => {
    expect(await localFirst(Promise.resolve(null), async () => 'là-bas', never)).toBe('là-bas');
    expect(await localFirst<string>(never, async () => 'là-bas', Promise.resolve())).toBe('là-bas');
  });

  it('comes from a slow device when the network fails before it', async () => {
    const slow = later<string | null>();
    const answer = localFirst<string>(
      slow.promise,
      () => Promise.reject(new Error('hors connexion')),
      Promise.resolve(),
    );
    slow.settle('ici');
    expect(await answer).toBe('ici');
  });

  it('comes from a slow network when the slow device turns out not to have it', async () => {
    const slow = later<string | null>();
    const network = later<string>();
    const answer = localFirst(slow.promise, () => network.promise, Promise.resolve());
    slow.settle(null);
    network.settle('là-bas');
    expect(await answer).toBe('là-bas');
  });

  it('fails with the network’s reason when neither has it', async () => {
    await expect(localFirst(Promise.resolve(null), failing, never)).rejects.toThrow('hors connexion');
    await expect(localFirst(Promise.resolve(null), failing, Promise.resolve())).rejects.toThrow('hors connexion');
  });
});
