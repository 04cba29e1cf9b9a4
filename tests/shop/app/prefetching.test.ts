import { expect, test } from 'vitest';

import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { prefetching } from '#src/shop/app/port/prefetching.ts';

function portOf(answer: (asked: number) => Promise<PageAnswer>) {
  const asked: string[] = [];
  const port: Port = {
    frame: () => Promise.reject(new Error('not asked here')),
    page: (path, search) => answer(asked.push(path + search)),
  };
  return { port, asked };
}
const to = (address: string): PageAnswer => ({ status: 302, to: address });

test('the first question leaves before anybody asks, and its answer is given once', async () => {
  const { port, asked } = portOf(async (turn) => to(`/${turn}`));
  const ahead = prefetching(port, '/auto?page=2');
  expect(asked).toEqual(['/auto?page=2']);
  expect(await ahead.page('/moto', '')).toEqual(to('/2'));
  expect(await ahead.page('/auto', '?page=2')).toEqual(to('/1'));
  expect(await ahead.page('/auto', '?page=2')).toEqual(to('/3'));
});

test('an address that begins with two slashes is a path of the shop, not another host', async () => {
  const { port, asked } = portOf(async (turn) => to(`/${turn}`));
  for (const address of ['//x/..', '//evil.example/%2e%2e?a=1', '//']) prefetching(port, address);
  expect(asked).toEqual(['//', '//?a=1', '//']);
});

test('a failure is heard by whoever asks, and the next question is a new one', async () => {
  const { port } = portOf(async (turn) => {
    if (turn === 1) throw new Error('nothing here');
    return to('/moto');
  });
  const ahead = prefetching(port, '/auto');
  await expect(ahead.page('/auto', '')).rejects.toThrow('nothing here');
  expect(await ahead.page('/auto', '')).toEqual(to('/moto'));
});
