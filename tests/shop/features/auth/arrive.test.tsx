import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { takingSession } from '#src/shop/app/navigation/hand-over.ts';
import { plugPerson } from '#src/shop/store/person/person.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { AuthPage } from '#src/shop/features/auth/page.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { show } from '#src/shop/store/state.ts';
import { device, showPage } from '#tests/shop/features/person-page.tsx';
import { NO_SESSION, quietPerson } from '#tests/support/quiet-person.ts';

const SECRET = 's'.repeat(43);
const HOSTS = [{ auto: 'auto.example', moto: location.host }];
const FROM = `${location.protocol}//auto.example/`;

const arrive = vi.fn<SessionApi['arrive']>();
const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeEach(() => {
  arrive.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  plugPerson(null);
  document.cookie = 'customer-auth=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

const { init } = smallFrame;
const frame = { ...smallFrame, init: { ...init, context: { ...init.context, hosts: HOSTS } } };

async function open(): Promise<void> {
  location.hash = SECRET;
  const own = await device({ session: { ...NO_SESSION, arrive } });
  await showPage(own, '/passage?retour=%2Fmoto%2Ffavoris', AuthPage, {}, frame);
  act(() => show('session', { customer: null, phase: 'guest', leaving: false }));
}

describe('who comes from the other host of the shop', () => {
  test('is let in, goes on where they wanted to go, and leaves no secret in the address bar', async () => {
    cameFrom(FROM);
    await open();
    await vi.waitFor(() => expect(arrive).toHaveBeenCalledExactlyOnceWith(SECRET, '/moto/favoris'));
    expect(location.hash).toBe('');
    expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  });

  test.each([
    ['a page of somebody else', 'https://evil.example/'],
    ['the address bar', ''],
    ['the same host over another protocol', FROM.replace(/^https?/u, 'ftp')],
  ])('but from %s nobody is signed in by a link', async (_from, address) => {
    cameFrom(address);
    await open();
    const link = await screen.findByRole('link', { name: 'Se connecter' });
    expect(link.getAttribute('href')).toBe('/moto/login?retour=%2Fmoto%2Ffavoris');
    expect(arrive).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  test('too late signs in here, and is told why', async () => {
    cameFrom(FROM);
    arrive.mockResolvedValue({ ok: false, failure: { kind: 'refusal', refusal: new Refusal('auth.linkExpired') } });
    await open();
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Ce lien n’est plus valable');
  });
});

describe('on the way to the other host', () => {
  const there = 'https://moto.example/moto/favoris?x=1#y';
  const handing = (callOnline: SessionApi['callOnline']) =>
    plugPerson(async () => quietPerson({ session: { ...NO_SESSION, callOnline } }));
  const answering =
    (secret: string | null): SessionApi['callOnline'] =>
    () =>
      Promise.resolve({ ok: true, answer: fitting({ secret }) });

  test('a customer takes the session along, behind what servers see', async () => {
    document.cookie = 'customer-auth=1';
    handing(answering(SECRET));
    expect(await takingSession(there)).toBe(
      `https://moto.example/passage?retour=%2Fmoto%2Ffavoris%3Fx%3D1%23y#${SECRET}`,
    );
  });

  test('a guest, somebody known there, one whom the shop does not answer and who wants to sign in or out go as they are', async () => {
    expect(await takingSession(there)).toBe(there);
    document.cookie = 'customer-auth=1';
    handing(answering(null));
    expect(await takingSession(there)).toBe(there);
    handing(() => Promise.resolve({ ok: false, failure: { kind: 'offline', retryAfterMs: null } }));
    expect(await takingSession(there)).toBe(there);
    plugPerson(() => Promise.reject(new Error('the disk is gone')));
    expect(await takingSession(there)).toBe(there);
    handing(answering(SECRET));
    expect(await takingSession('https://auto.example/logout')).toBe('https://auto.example/logout');
  });
});

/** What the shop says fits the route: the test says so. */
function fitting(answer: unknown): never;
function fitting(answer: unknown): unknown {
  return answer;
}
