import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ContactPage } from '#src/shop/features/contact/page.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { device, NOW, showPage } from './person-page.tsx';

const UUID = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const vehicle = rowOf(7, { type: 'vehicle', name: 'Clio V' });
const page = (topic: 'contact' | 'vehicle', over: Partial<PageProps<'contact'>['page']> = {}) => ({
  kind: 'contact' as const,
  area: 'auto' as const,
  topic,
  vehicle: null,
  vehicles: [vehicle],
  subject: '',
  ...over,
});
const open = async (what: PageProps<'contact'>['page'], own?: Awaited<ReturnType<typeof device>>) =>
  showPage(own ?? (await device()), '/auto/contact', () => <ContactPage page={what} pricedAt={NOW} />);

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));

describe('a message to the shop', () => {
  test('names what is wrong at its fields, in the order of the page', async () => {
    const shown = await open(page('contact'));
    await screen.findByLabelText('Nom');
    type(/^Téléphone/u, '06 12');
    send();
    const summary = await screen.findByRole('region', { name: '6 champs à corriger' });
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Nom', 'Adresse e-mail', 'Téléphone']);
    expect(summary.textContent).toContain('et 3 autres');
    expect(screen.getByText('Numéro incomplet, 10 chiffres attendus.')).toBeDefined();
    expect(screen.getByText('Cochez cette case pour continuer.')).toBeDefined();
    expect(await shown.changes()).toEqual([]);
  });

  test('begins with the subject of the address, and is safe here as the contract wants it', async () => {
    const shown = await open(page('contact', { subject: 'Huile moteur' }));
    expect(await screen.findByLabelText('Sujet')).toHaveProperty('value', 'Huile moteur');
    type('Nom', 'Camille Durand');
    type('Adresse e-mail', 'Camille@Example.fr');
    type('Message', 'Bonjour');
    fireEvent.click(screen.getByRole('checkbox'));
    await vi.waitFor(async () => expect(await shown.rows('drafts')).toHaveLength(1));
    send();
    await vi.waitFor(async () => expect(await shown.changes()).toHaveLength(1));
    expect((await shown.changes())[0]).toMatchObject({
      route: 'api.contact.store',
      args: {
        area: 'auto',
        name: 'Camille Durand',
        email: 'camille@example.fr',
        phone: null,
        subject: 'Huile moteur',
        orderNumber: null,
        message: 'Bonjour',
        consent: true,
      },
    });
    cleanup();
    expect(await shown.rows('drafts')).toEqual([]);
  });

  test('is there again when the form is opened anew, also from another build’s draft, but for the consent', async () => {
    const own = await device();
    const value = { uuid: UUID, name: 'Camille', phone: 12, message: ['?'], subject: 'Une question', consent: true };
    await own.store.write(
      ['drafts'],
      async (t) => void (await t.drafts.put([{ key: 'contact:auto', value, at: NOW }])),
    );
    const shown = await open(page('contact'), own);
    await vi.waitFor(() => expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Camille'));
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
    type('Adresse e-mail', 'camille@example.fr');
    type('Message', 'Bonjour');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await vi.waitFor(async () => expect(await shown.changes()).toHaveLength(1));
    expect((await shown.changes())[0]?.args).toMatchObject({ uuid: UUID, subject: 'Une question' });
  });
});

test('a message about a vehicle says which one and what is asked', async () => {
  const shown = await open(page('vehicle'));
  await screen.findByLabelText('Véhicule');
  type('Véhicule', vehicle.uuid);
  type('Nom', 'Camille Durand');
  type('Adresse e-mail', 'camille@example.fr');
  type('Votre demande', 'test-drive');
  type(/^Date souhaitée/u, '2026-12-01');
  type('Message', 'Bonjour');
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await vi.waitFor(async () => expect(await shown.changes()).toHaveLength(1));
  expect((await shown.changes())[0]).toMatchObject({
    route: 'api.contact.vehicle',
    args: {
      vehicle: vehicle.uuid,
      vehicleName: 'Clio V',
      requestType: 'test-drive',
      wantedDate: '2026-12-01',
      phone: null,
    },
  });
});

test('a vehicle that would be given in return is asked for where that is what is wished, and has to be told', async () => {
  const shown = await open(page('vehicle'));
  await screen.findByLabelText('Véhicule');
  expect(screen.queryByLabelText(/^Marque de votre véhicule/u)).toBeNull();
  type('Votre demande', 'trade-in');
  type('Nom', 'Camille Durand');
  type('Adresse e-mail', 'camille@example.fr');
  type('Message', 'Bonjour');
  type(/^Marque de votre véhicule/u, 'Brenor');
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await screen.findByRole('region', { name: '4 champs à corriger' });
  expect(await shown.changes()).toEqual([]);
  type(/^Modèle/u, 'Travée');
  type(/^Année/u, '2018');
  type(/^Kilométrage/u, '96000');
  type(/^État général/u, 'good');
  send();
  await vi.waitFor(async () => expect(await shown.changes()).toHaveLength(1));
  expect((await shown.changes())[0]?.args).toMatchObject({
    requestType: 'trade-in',
    ownMake: 'Brenor',
    ownModel: 'Travée',
    ownYear: '2018',
    ownMileage: '96000',
    ownState: 'good',
  });
});

test('a test drive is offered at the times at which the place of the vehicle is open', async () => {
  await open(page('vehicle', { vehicle, hours: 'Du lundi au vendredi : 9 h – 10 h 30' }));
  await screen.findByLabelText('Véhicule');
  type('Votre demande', 'test-drive');
  type(/^Date souhaitée/u, '2026-12-01');
  const times = within(await screen.findByLabelText(/^Heure souhaitée/u)).getAllByRole('option');
  expect(times.map((one) => one.textContent)).toEqual(['Choisir une heure', '09:00', '09:30', '10:00']);
  type(/^Date souhaitée/u, '2026-12-05');
  await screen.findByText(/^Nous sommes fermés ce jour-là/u);
});
