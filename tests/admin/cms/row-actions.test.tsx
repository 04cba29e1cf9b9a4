/** What a row of a list of contents does, and what it says. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { draftLane } from '#core/contract/cms/document.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import { CallFailed } from '#src/api/failure.ts';
import { RowActions } from '#src/admin/features/cms/list/row-actions.tsx';
import { documents } from '#src/admin/store/documents/documents.ts';
import { messages } from '#src/admin/store/messages.ts';
import { showPerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { openKeptLibrary } from '#src/db/kept-library.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { drawPage } from '../frame/draw-page.tsx';

const DOC = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0d03';

afterEach(() => {
  cleanup();
  showPerson(null);
  documents.heads = null;
});
/* a file before may have said something as well */
beforeEach(() => {
  messages.all = [];
});

const never = (): never => {
  throw new Error('nobody asks for it here');
};

test.each([
  ['page', 'Page', 'La page a été dupliquée.'],
  ['actualites', 'Actualité', 'Actualité\u202F: la copie a été créée.'],
])('a copy is spoken of under the name of its type: %s', async (type, one, sentence) => {
  const done: string[] = [];
  const person: OfficePerson = {
    admin: 'a',
    store: openMemoryStore(createMemoryDisk()),
    perform: (route) => {
      done.push(route);
      return Promise.resolve({ mutId: 'm', lane: draftLane.of(DOC), seq: 1 });
    },
    notify: never,
    resume: never,
    retry: never,
    discard: never,
    bodies: openKeptBodies('a', null),
    askBodies: never,
    library: openKeptLibrary('a', null),
    now: () => '2026-11-20T08:00:00.000Z',
    newId: () => crypto.randomUUID(),
  };
  showPerson(person);
  const head = { ...headOf({ doc: DOC, of: 'content', type, title: 'Freins', slug: 'freins' }, ''), rev: 2 };
  documents.heads = new Map([[DOC, head]]);
  await drawPage({
    address: adminHref('admin.cms.posts', { contentType: type }),
    Page: () => <RowActions head={head} one={one} />,
    call: (): Promise<never> => Promise.reject(new CallFailed('offline')),
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Dupliquer Freins' }));
  await waitFor(() => expect(messages.all.map(({ text }) => text)).toEqual([sentence]));
  expect(done).toEqual(['api.admin.documents.replicate']);
});
