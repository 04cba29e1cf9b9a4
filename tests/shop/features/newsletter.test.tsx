import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { NewsletterPage } from '#src/shop/features/newsletter/page.tsx';
import { device, showPage } from './person-page.tsx';

const TOKEN = 'b'.repeat(43);
const EMAIL = 'camille@example.fr';

/** What the shop answers, by the name of the call. */
const shop = vi.fn<(name: string, body: unknown) => unknown>();
/** What the shop says fits the route: the test says so. */
function fitting(answer: unknown): never;
function fitting(answer: unknown): unknown {
  return answer;
}
const session: SessionApi = {
  signIn: () => Promise.reject(new Error('nobody signs in')),
  arrive: () => Promise.reject(new Error('nobody signs in')),
  borrow: () => Promise.reject(new Error('nobody signs in')),
  signOut: () => Promise.reject(new Error('nobody signs out')),
  renewSession: () => Promise.reject(new Error('nobody signs in')),
  callWhenSent: () => Promise.reject(new Error('nobody orders')),
  callOnline: async (name, input) => {
    const answer = shop(name, 'body' in input ? input.body : undefined);
    if (answer instanceof Refusal) return { ok: false, failure: { kind: 'refusal', refusal: answer } };
    return { ok: true, answer: fitting(answer) };
  },
};
const show = async (path: string) => showPage(await device({ session }), path, NewsletterPage);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  shop.mockReset();
});

test('who asks for the letter is told to open the mail, and the focus is led to it', async () => {
  shop.mockReturnValue({});
  await show('/newsletter');
  fireEvent.click(await screen.findByRole('radio', { name: 'Moto' }));
  fireEvent.change(screen.getByLabelText('Adresse e-mail'), { target: { value: EMAIL } });
  press('M’inscrire');
  const heading = await screen.findByRole('heading', { name: 'Vérifiez votre boîte e-mail' });
  expect(document.activeElement).toBe(heading);
  expect(shop).toHaveBeenCalledExactlyOnceWith('api.newsletter.subscribe', { email: EMAIL, area: 'moto' });
});

test('an address that is none is said at its field, and nothing is sent', async () => {
  await show('/newsletter');
  fireEvent.change(await screen.findByLabelText('Adresse e-mail'), { target: { value: 'camille' } });
  press('M’inscrire');
  expect((await screen.findAllByText(/adresse email valide/u)).length).toBeGreaterThan(0);
  expect(shop).not.toHaveBeenCalled();
});

test('a shop that has no letter says so, and what was typed stays', async () => {
  shop.mockReturnValue(new Refusal('newsletter.closed'));
  await show('/newsletter');
  fireEvent.change(await screen.findByLabelText('Adresse e-mail'), { target: { value: EMAIL } });
  press('M’inscrire');
  expect(await screen.findByText('La lettre n’est pas proposée pour le moment.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').value).toBe(EMAIL);
});

test.each([
  ['confirmer', 'Confirmer mon inscription', 'api.newsletter.confirm', 'Votre inscription est confirmée'],
  ['desinscription', 'Me désinscrire', 'api.newsletter.unsubscribe', 'Vous êtes désinscrit'],
])('the link %s does nothing before it is pressed, then says what came of it', async (path, button, route, title) => {
  shop.mockReturnValue({ email: EMAIL, area: 'auto' });
  await show(`/newsletter/${path}/${TOKEN}`);
  await screen.findByRole('button', { name: button });
  expect(shop).not.toHaveBeenCalled();
  press(button);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(EMAIL)).toBeDefined();
  expect(shop).toHaveBeenCalledExactlyOnceWith(route, { token: TOKEN });
});

test('a link that opens nothing leads to a new subscription', async () => {
  shop.mockReturnValue(new Refusal('auth.linkExpired'));
  await show(`/newsletter/confirmer/${TOKEN}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }));
  expect(await screen.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'La lettre de la boutique' }).getAttribute('href')).toBe('/newsletter');
});
