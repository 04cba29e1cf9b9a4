/** The address of what visitors see stays where it is when its title is mended. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { emptyContent, emptyTerm } from '#core/contract/cms/empty-body.ts';
import { headOf } from '#core/contract/cms/fold-head.ts';
import type { ContentStatus } from '#core/domain/cms/content-status.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import { CallFailed } from '#src/api/failure.ts';
import { DocumentForm } from '#src/admin/features/cms/edit/document-form.tsx';
import { documents } from '#src/admin/store/documents/documents.ts';
import { drawPage } from '../frame/draw-page.tsx';

const DOC = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0d02';
const AT = '2026-11-20T08:00:00.000Z';

afterEach(() => {
  cleanup();
  documents.heads = null;
});

interface Opened {
  readonly of?: DocumentHead['of'];
  readonly status: ContentStatus;
  readonly title: string;
}

function hear({ of = 'content', status, title }: Opened): void {
  const type = of === 'term' ? 'categorie-actualites' : 'page';
  const head = headOf({ doc: DOC, of, type, title, slug: slugOf(title) }, AT);
  documents.heads = new Map([[DOC, { ...head, rev: 3, publishedRev: status === 'draft' ? null : 3, status }]]);
}

/** The form of a document whose slug is its title's own. */
async function open({ of = 'content', status, title }: Opened) {
  const type = of === 'term' ? 'categorie-actualites' : 'page';
  const named = { title, slug: slugOf(title) };
  const [content, term] = [emptyContent(), emptyTerm()];
  const begun: DocumentBody =
    of === 'term'
      ? { ...term, translations: { fr_FR: { ...term.translations.fr_FR, ...named } } }
      : { ...content, translations: { fr_FR: { ...content.translations.fr_FR, ...named } } };
  hear({ of, status, title });
  const Page = () => {
    const [working, setWorking] = useState<DocumentBody>(begun);
    const draft = {
      base: begun,
      working,
      state: 'server' as const,
      stays: null,
      refusal: null,
      isBehind: false,
      offers: [],
      revId: null,
      change: setWorking,
      saveNow: () => Promise.resolve(),
      discard: () => Promise.resolve(),
      take: () => Promise.resolve(),
      refuse: () => Promise.resolve(),
      rev: () => 3,
    };
    return <DocumentForm doc={DOC} type={type} of={of} draft={draft} Blocks={() => null} />;
  };
  const call = (): Promise<never> => Promise.reject(new CallFailed('offline'));
  await drawPage({ address: adminHref('admin.cms.edit', { contentType: type, id: DOC }), Page, call });
  return {
    user: userEvent.setup(),
    title: await screen.findByLabelText('Titre'),
    slug: await screen.findByLabelText<HTMLInputElement>('Slug'),
  };
}

test('the slug of a draft follows its title', async () => {
  const { user, title, slug } = await open({ status: 'draft', title: 'Nos atelier' });
  await user.type(title, 's');
  expect(slug.value).toBe('nos-ateliers');
});

test.each(['published', 'private'] as const)(
  'the slug of what is %s stays when its title is mended',
  async (status) => {
    const { user, title, slug } = await open({ status, title: 'Nos atelier' });
    await user.type(title, 's');
    expect(slug.value).toBe('nos-atelier');
  },
);

test('a title that was published while it was open moves its address no more', async () => {
  const { user, title, slug } = await open({ status: 'draft', title: 'Nos ateliers' });
  hear({ status: 'published', title: 'Nos ateliers' });
  await user.type(title, ' de moto');
  expect(slug.value).toBe('nos-ateliers');
});

test('a slug that is emptied on purpose is the title’s again', async () => {
  const { user, title, slug } = await open({ status: 'published', title: 'Nos atelier' });
  await user.clear(slug);
  await user.type(title, 's');
  expect(slug.value).toBe('nos-ateliers');
});

test('the first title of a language leads its slug, whatever the other language shows', async () => {
  const { user } = await open({ status: 'published', title: 'Nos ateliers' });
  await user.click(screen.getByRole('radio', { name: 'anglais' }));
  await user.type(await screen.findByLabelText('Titre'), 'Our workshops');
  expect(screen.getByLabelText<HTMLInputElement>('Slug').value).toBe('our-workshops');
});

test('a category that was saved in the middle of its first title goes on with its slug', async () => {
  const { user, title, slug } = await open({ of: 'term', status: 'draft', title: 'Fre' });
  hear({ of: 'term', status: 'published', title: 'Fre' });
  await user.type(title, 'ins');
  expect(slug.value).toBe('freins');
});
