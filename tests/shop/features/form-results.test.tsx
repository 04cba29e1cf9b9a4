/** A form that gives way to its result leads to the heading of it: the press stood further down the page. */
import { useLocation } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Area } from '#core/domain/shop/area.ts';
import { AfterNavigation } from '#src/shop/app/navigation/after-navigation.tsx';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { ContactPage } from '#src/shop/features/contact/page.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { customer } from './account/account-person.ts';
import { CUSTOMER, done, nobodyAsked, open, press, shop } from './auth/auth-page.tsx';
import { device, NOW, showPage } from './person-page.tsx';
import { smallFrame } from './layout/small-frame.ts';

beforeEach(nobodyAsked);

const led = vi.spyOn(Element.prototype, 'scrollIntoView');

beforeEach(() => void led.mockClear());

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** The heading that has the focus, once one has; a page may hold one for a phone and one for a large screen. */
async function heading(name: string | RegExp): Promise<Element> {
  const found = await screen.findAllByRole('heading', { name });
  await vi.waitFor(() => expect(found).toContain(document.activeElement));
  return document.activeElement ?? document.body;
}

async function ledTo(name: string): Promise<void> {
  const found = await heading(name);
  expect(led.mock.contexts).toContain(found);
}

const contact = (topic: 'contact' | 'vehicle') => {
  const page: PageProps<'contact'>['page'] = {
    kind: 'contact',
    area: 'auto',
    topic,
    vehicle: null,
    vehicles: [],
    subject: '',
  };
  return () => <ContactPage page={page} pricedAt={NOW} />;
};

test.each(['contact', 'vehicle'] as const)('a message of the form %s', async (topic) => {
  await showPage(await device(), '/auto/contact', contact(topic));
  await screen.findByLabelText('Nom');
  type('Nom', 'Camille Durand');
  type('Adresse e-mail', CUSTOMER.email);
  if (topic === 'contact') type('Sujet', 'Une question');
  else type('Votre demande', 'financing');
  type('Message', 'Bonjour');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Envoyer le message');
  await ledTo('Votre message est enregistré');
});

test('a new account, which names the address its mail went to', async () => {
  shop.mockReturnValue(done({ email: CUSTOMER.email }));
  await open('/register');
  fireEvent.click(await screen.findByLabelText('Mme'));
  type('Prénom', 'Camille');
  type('Nom', 'Durand');
  type('Téléphone', '0612345678');
  type('Adresse e-mail', CUSTOMER.email);
  type('Mot de passe', 'Bitume-2026!');
  type('Confirmation du mot de passe', 'Bitume-2026!');
  fireEvent.click(screen.getByRole('checkbox', { name: /J’accepte/u }));
  await press('Créer mon compte');
  await ledTo('Votre compte a été créé, veuillez vérifier votre adresse email.');
  expect(screen.getByText(CUSTOMER.email).tagName).toBe('B');
});

test('a forgotten password', async () => {
  shop.mockReturnValue(done());
  await open('/forgot-password');
  await screen.findByLabelText('Adresse e-mail');
  type('Adresse e-mail', CUSTOMER.email);
  await press('Envoyer le lien');
  await ledTo('Un email de réinitialisation vous a été envoyé.');
});

test('an address: its form and the list of addresses stand for one another', async () => {
  const page = await showPage(await customer(), '/auto/account/address', () => (
    <main id="contenu">
      <AccountPage />
    </main>
  ));
  await screen.findByRole('link', { name: 'Ajouter une adresse' });
  page.visit('/auto/account/address?adresse=nouvelle');
  await heading('Nouvelle adresse');
  page.visit('/auto/account/address');
  await heading(/^Mes adresses/u);
});

test('a request for a quote leads to the page that follows it', async () => {
  function Pages() {
    const path = useLocation({ select: (location) => location.pathname });
    return (
      <main id="contenu">
        <AfterNavigation area={'auto' satisfies Area} hosts={smallFrame.init} />
        <h1>{path === '/auto/checkout/succes' ? 'Votre demande de devis' : 'Demande de devis'}</h1>
      </main>
    );
  }
  const page = await showPage(await device(), '/auto/checkout/informations', Pages);
  page.visit('/auto/checkout/succes?devis=1b671a64-40d5-491e-99b0-da01ff1f3341');
  await heading('Votre demande de devis');
});
