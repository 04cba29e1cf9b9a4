import { describe, expect, test } from 'vitest';
import type { Boot, Port } from '#core/contract/pages/port.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { createBrowserPort } from '#src/app/port.ts';
import { pagePort } from '#tests/support/page-port.ts';

const NOT_FOUND: PageAnswer = { status: 404 };
const MOVED: PageAnswer = { status: 301, to: '/auto' };

function behindWith(answer: PageAnswer) {
  const asked: string[] = [];
  const port: Port = {
    frame: async () => {
      asked.push('frame');
      throw new Error('no frame');
    },
    page: async (path, search) => {
      asked.push(path + search);
      return answer;
    },
  };
  return { asked, behind: async () => port };
}

const frame = await pagePort.frame();
const boot: Boot = { frame, pages: { '/vieux?a=1': MOVED } };

describe('the port of the browser', () => {
  test('answers the first drawing from the document and asks nobody', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    expect(await port.frame()).toBe(frame);
    expect(await port.page('/vieux', '?a=1')).toBe(MOVED);
    expect(asked).toEqual([]);
  });

  test('uses an answer of the document once: it is no cache', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    await port.page('/vieux', '?a=1');
    expect(await port.page('/vieux', '?a=1')).toBe(NOT_FOUND);
    expect(asked).toEqual(['/vieux?a=1']);
  });

  test('asks behind for an address the document does not carry', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    expect(await createBrowserPort(boot, behind).page('/vieux', '')).toBe(NOT_FOUND);
    expect(asked).toEqual(['/vieux']);
  });

  test('asks for a frame again after a failure', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(null, behind);
    await expect(port.frame()).rejects.toThrow('no frame');
    await expect(port.frame()).rejects.toThrow('no frame');
    expect(asked).toEqual(['frame', 'frame']);
  });
});
