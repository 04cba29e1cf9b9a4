/** What is published is what its author sees. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { Workflow } from '#src/admin/features/cms/edit/workflow.tsx';
import { documents } from '#src/admin/store/documents/documents.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { drawPage } from '../frame/draw-page.tsx';

const DOC = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0d01';

afterEach(() => {
  cleanup();
  documents.heads = null;
});

const draft: Draft = {
  base: emptyContent(),
  working: emptyContent(),
  state: 'server',
  stays: null,
  refusal: null,
  isBehind: false,
  offers: [],
  revId: null,
  change: () => {},
  saveNow: () => Promise.resolve(),
  discard: () => Promise.resolve(),
  take: () => Promise.resolve(),
  refuse: () => Promise.resolve(),
  rev: () => 3,
};

test('S101 a colleague’s later revision, known and not yet shown, is not published unseen', async () => {
  documents.heads = new Map([
    [
      DOC,
      {
        kind: 'document',
        uuid: DOC,
        of: 'content',
        type: 'page',
        title: 'Nos ateliers',
        slug: 'nos-ateliers',
        status: 'draft',
        rev: 4,
        publishedRev: null,
        publishedAt: null,
        scheduledAt: null,
        createdAt: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-21T08:00:00.000Z',
        author: null,
        categories: [],
        tags: [],
        thumbnail: null,
        deletedAt: null,
      },
    ],
  ]);
  const asked: unknown[] = [];
  const call = async (route: string, input: unknown): Promise<never> => {
    asked.push([route, input]);
    throw new Refusal('document.conflict');
  };
  const Page = () => <Workflow doc={DOC} type="page" draft={draft} />;
  await drawPage({ address: adminHref('admin.cms.edit', { contentType: 'page', id: DOC }), Page, call });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Publier…' }));
  await user.click(await screen.findByRole('button', { name: 'Publier' }));
  expect(asked).toEqual([
    ['api.admin.documents.status', { params: { doc: DOC }, body: { rev: 3, status: 'published' } }],
  ]);
  expect(await screen.findByRole('alert')).toBeDefined();
});
