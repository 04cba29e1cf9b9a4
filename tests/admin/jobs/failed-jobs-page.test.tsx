/** Background work that failed for good, as the back office shows it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { FailedJobsPage } from '#src/admin/features/jobs/failed-jobs-page.tsx';
import { drawPage } from '../frame/draw-page.tsx';

afterEach(cleanup);

const jobOf = (kind: string) => ({
  uuid: kind,
  kind,
  fault: 'Error: URI malformed',
  tries: 13,
  createdAt: '2026-03-01T10:00:00.000Z',
  failedAt: '2026-03-02T10:00:00.000Z',
});

async function draw(...kinds: string[]) {
  let jobs = kinds.map(jobOf);
  const asked: string[] = [];
  const call = (name: string, { params }: { params?: { uuid: string } } = {}): Promise<unknown> => {
    if (name === 'api.admin.failed-jobs.list') return Promise.resolve({ data: jobs, total: jobs.length });
    asked.push(`${name} ${params?.uuid ?? ''}`);
    jobs = jobs.filter(({ uuid }) => uuid !== params?.uuid);
    return Promise.resolve({});
  };
  await drawPage({ address: adminHref('admin.failed-jobs'), Page: FailedJobsPage, call });
  return { user: userEvent.setup(), asked };
}

test('each job is told by what it does and why it failed, and leaves the list once it is decided', async () => {
  const { user, asked } = await draw('links.scan', 'mail.send');
  const table = await screen.findByRole('table', { name: 'Tâches en échec' });
  expect(within(table).getByText('Analyse des liens')).toBeTruthy();
  expect(within(table).getAllByText('Error: URI malformed')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Relancer : Analyse des liens$/u }));
  await waitFor(() => expect(screen.queryByText('Analyse des liens')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Écarter : Envoi d’un e-mail$/u }));
  expect(await screen.findByText('Aucune tâche en échec')).toBeTruthy();
  expect(asked).toEqual(['api.admin.failed-jobs.retry links.scan', 'api.admin.failed-jobs.dismiss mail.send']);
});
