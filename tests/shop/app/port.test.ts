import { describe, expect, test } from 'vitest';
import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import type { Boot, Frame } from '#core/contract/pages/port.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { createBrowserPort, type Behind } from '#src/shop/app/port/port.ts';
import { pagePort } from '#tests/support/page-port.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

const NOT_FOUND: PageAnswer = { status: 404 };
const MOVED: PageAnswer = { status: 301, to: '/auto' };

const whole = await pagePort.frame();
const part = pageFrame(whole, MOVED);
const boot: Boot = { frame: part, pages: { '/vieux?a=1': MOVED } };

function behindWith(answer: PageAnswer, frame: () => Promise<Frame> = async () => whole) {
  const asked: string[] = [];
  const port: Behind = {
    settings: async () => {
      asked.push('settings');
      return TEST_SETTINGS;
    },
    frame: () => {
      asked.push('frame');
      return frame();
    },
    page: async (path, search) => {
      asked.push(path + search);
      return answer;
    },
  };
  return { asked, behind: async () => port };
}

describe('the port of the browser', () => {
  test('answers the first drawing from the document and asks nobody', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    expect(await port.frame()).toBe(part);
    expect(await port.page('/vieux', '?a=1')).toBe(MOVED);
    expect(asked).toEqual([]);
  });

  test('uses an answer of the document once: it is no cache', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    await port.page('/vieux', '?a=1');
    expect(await port.page('/vieux', '?a=1')).toBe(NOT_FOUND);
    expect(asked).toContain('/vieux?a=1');
  });

  test('a page the document does not carry waits for the whole frame, which is asked for once', async () => {
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    expect(port.newest()).toBeUndefined();
    await Promise.all([port.page('/vieux', ''), port.page('/neuf', ''), port.whole()]);
    expect(port.newest()).toBe(whole);
    await port.page('/vieux', '?a=2');
    expect(asked.toSorted()).toEqual(['/neuf', '/vieux', '/vieux?a=2', 'frame']);
  });

  test('the first drawing stays within its own part, however much is known by then', async () => {
    const { behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, behind);
    await port.whole();
    expect(await port.frame()).toBe(part);
  });

  test('all settings are asked for once; where they could not be had, again by the next who reads one', async () => {
    let works = false;
    const { asked, behind } = behindWith(NOT_FOUND);
    const port = createBrowserPort(boot, () => (works ? behind() : Promise.reject(new Error('no script'))));
    await expect(port.settings()).rejects.toThrow('no script');
    works = true;
    expect(await Promise.all([port.settings(), port.settings()])).toEqual([TEST_SETTINGS, TEST_SETTINGS]);
    expect(port.settings()).toBe(port.settings());
    expect(asked).toEqual(['settings']);
  });

  test('asks for a frame again after a failure', async () => {
    const { asked, behind } = behindWith(NOT_FOUND, () => Promise.reject(new Error('no frame')));
    const port = createBrowserPort(null, behind);
    await expect(port.frame()).rejects.toThrow('no frame');
    await expect(port.frame()).rejects.toThrow('no frame');
    expect(asked).toEqual(['frame', 'frame']);
  });

  test('a renewed frame replaces the one before, and everybody who listens hears of it once it is here', async () => {
    let frame = whole;
    const { behind } = behindWith(NOT_FOUND, async () => frame);
    const port = createBrowserPort(boot, behind);
    const heard: (Frame | undefined)[] = [];
    const stop = port.onRenewed(() => heard.push(port.newest()));
    await port.whole();
    expect(heard).toEqual([]);
    frame = { ...whole };
    await port.renew();
    expect(heard).toEqual([frame]);
    expect(await port.whole()).toBe(frame);
    stop();
    await port.renew();
    expect(heard).toHaveLength(1);
  });

  test('a frame that cannot be renewed leaves the one before', async () => {
    let isGone = false;
    const { behind } = behindWith(NOT_FOUND, async () => {
      if (isGone) throw new Error('no network');
      return whole;
    });
    const port = createBrowserPort(boot, behind);
    await port.whole();
    isGone = true;
    await expect(port.renew()).rejects.toThrow('no network');
    expect(port.newest()).toBe(whole);
    isGone = false;
    expect(await port.whole()).toBe(whole);
  });
});
