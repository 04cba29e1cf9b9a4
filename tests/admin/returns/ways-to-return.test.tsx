/** What tells of a return leads to its page: the bell, what happened last on the dashboard, and the returns of a customer. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { Bell } from '#src/admin/app/layout/top-line/bell.tsx';
import { RecentPanel } from '#src/admin/features/dashboard/recent-panel.tsx';
import { ReturnsPanel } from '#src/admin/features/customers/returns-panel.tsx';
import { drawPage, NOW } from '#tests/admin/frame/draw-page.tsx';
import { CUSTOMER, RETURN } from './sample-return.ts';

afterEach(cleanup);

const page = adminHref('admin.rma.edit', { id: RETURN });
const address = adminHref('admin.dashboard');
const silent = () => Promise.resolve({});

test('the bell', async () => {
  const told = { kind: 'return', id: RETURN, title: 'RMA00000042', who: 'gaelle@exemple.fr', at: NOW, isRead: false };
  const call = (name: string) =>
    Promise.resolve(name === 'api.admin.notifications.index' ? { data: [told], unread: 1 } : {});
  await drawPage({ address, Page: Bell, call });
  await userEvent.click(await screen.findByRole('button', { name: '1 notification non lue' }));
  expect((await screen.findByRole('link', { name: /RMA00000042/u })).getAttribute('href')).toBe(page);
});

test('the dashboard, for who may see returns', async () => {
  const recent = [
    { kind: 'return', uuid: RETURN, title: 'RMA00000042', who: null, status: 'new_request', amount: null, at: NOW },
  ] as const;
  const Page = () => <RecentPanel recent={[...recent]} />;
  await drawPage({ address, Page, call: silent, permissions: ['dashboard.view', 'rma.view'] });
  expect((await screen.findByRole('link', { name: /RMA00000042/u })).getAttribute('href')).toBe(page);
  cleanup();
  await drawPage({ address, Page, call: silent, permissions: ['dashboard.view'] });
  expect(await screen.findByText(/RMA00000042/u)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /RMA00000042/u })).toBeNull();
});

test('the page of a customer, for who may see returns', async () => {
  const sent = { uuid: RETURN, number: 'RMA00000042', at: NOW, order: 'CMD00000007', status: 'returned' };
  const call = (name: string) => Promise.resolve(name === 'api.admin.customers.returns' ? [sent] : {});
  const Page = () => <ReturnsPanel uuid={CUSTOMER} />;
  await drawPage({ address, Page, call });
  expect((await screen.findByRole('link', { name: 'RMA00000042' })).getAttribute('href')).toBe(page);
  expect(screen.getByText('Retour reçu')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Total TTC' })).toBeNull();
  cleanup();
  await drawPage({ address, Page, call, permissions: ['rma.index'] });
  expect(await screen.findByText('RMA00000042')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'RMA00000042' })).toBeNull();
});
