import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnsentWork } from '#src/shop/features/device/unsent-work.tsx';
import { customer, HOME, QUOTE } from '#tests/shop/features/account/account-person.ts';
import { NOW, showPage } from '#tests/shop/features/person-page.tsx';

/** Every key under which a form keeps what was typed, and the page where its author goes on. */
const DRAFTS = {
  'quote:moto': '/moto/checkout/informations',
  register: '/register',
  'contact:auto': '/auto/contact',
  'vehicle:moto': '/moto/contact-vehicule',
  profile: '/moto/account/profile',
  'address:new': '/moto/account/address?adresse=nouvelle',
  [`address:${HOME}`]: `/moto/account/address?adresse=${HOME}`,
  [`comment:${QUOTE}`]: `/moto/account/quotes/${QUOTE}`,
  [`order-comment:${QUOTE}`]: `/moto/account/orders/${QUOTE}`,
  [`mends:${QUOTE}`]: '/modifications-en-attente',
};

test('whatever was typed and not sent is named, with the way to it', async () => {
  const own = await customer();
  await own.store.write(['drafts'], async ({ drafts }) => {
    await drafts.put(Object.keys(DRAFTS).map((key) => ({ key, at: NOW, value: {} })));
  });
  await showPage(own, '/moto/checkout', UnsentWork);
  await screen.findAllByText('Brouillon');
  const hrefs = screen.getAllByRole('link', { name: /Brouillon/u }).map((link) => link.getAttribute('href'));
  expect(new Set(hrefs)).toEqual(new Set(Object.values(DRAFTS)));
  expect(hrefs).toHaveLength(Object.keys(DRAFTS).length);
});
