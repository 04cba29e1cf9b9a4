/** Every act on every kind of document: its own key opens it, all others together do not (domain 7.6). */
import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { contentBody } from '#core/contract/cms/bodies.ts';
import { emptyComponent, emptyTerm, emptyText } from '#core/contract/cms/empty-body.ts';
import { permissionFor, type DocumentAct, type DocumentPlace } from '#core/domain/cms/document-kind.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { readBodies } from '#server/subjects/cms/read/bodies.ts';
import { readHeads } from '#server/subjects/cms/read/heads.ts';

import { ALL_KEYS, createDesk, refused, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await createDesk();
});
afterAll(() => desk.close());

const PLACES = [
  { of: 'content', type: 'page' },
  { of: 'component', type: 'component' },
  { of: 'menu', type: 'header_auto' },
  { of: 'term', type: 'categories:actualites' },
  { of: 'term', type: 'tags:actualites' },
] as const satisfies readonly DocumentPlace[];

type Place = (typeof PLACES)[number];

const saved = ({ of, type }: Place, doc: string, baseRev: number) => {
  const slug = `r-${randomUUID()}`;
  switch (of) {
    case 'content':
      return { doc, of, type, baseRev, body: contentWith({ title: slug, slug, body: paragraph('Un mot.') }) };
    case 'component':
      return { doc, of, type, baseRev, body: emptyComponent() };
    case 'menu':
      return { doc, of, type, baseRev, body: { area: null, items: [] } };
    case 'term':
      return { doc, of, type, baseRev, body: emptyTerm() };
  }
};

const ACTS: readonly DocumentAct[] = ['store', 'update', 'destroy', 'replicate', 'publish'];

describe.each(PLACES.map((place) => [`${place.of} ${place.type}`, place] as const))('%s', (_name, place) => {
  const act = async (keys: readonly PermissionKey[], what: DocumentAct): Promise<string> => {
    const owner = await desk.editor();
    const doc = randomUUID();
    if (what !== 'store') await owner.save(saved(place, doc, 0));
    const somebody = await desk.editor(keys);
    switch (what) {
      case 'store':
        return refused(somebody.save(saved(place, doc, 0)));
      case 'update':
        return refused(somebody.save(saved(place, doc, 1)));
      case 'destroy':
        return refused(somebody.remove(doc, 1));
      case 'replicate':
        return refused(somebody.copy(doc));
      default:
        return refused(somebody.status(doc, { rev: 1, status: 'published' }));
    }
  };

  test.each(ACTS)('%s asks for its key', async (what) => {
    const view = permissionFor(place, 'view');
    const key = permissionFor(place, what);
    expect(await act([view, key], what)).not.toBe('permission.missing');
    const others = ALL_KEYS.filter((one) => one !== key);
    const isWorkflow = what !== 'publish' || place.of === 'content';
    expect(await act(others, what)).toBe(isWorkflow ? 'permission.missing' : 'document.step');
  });

  test('heads go to who may list them, bodies to who may read them', async () => {
    const owner = await desk.editor();
    const doc = randomUUID();
    await owner.save(saved(place, doc, 0));
    const seen = async (keys: readonly PermissionKey[]) => {
      const admin = { id: randomUUID(), permissions: new Set(keys) };
      const heads = await readHeads(desk.db, admin, [doc]);
      return [heads.size, (await readBodies(desk.db, admin, [doc])).length];
    };
    const index = permissionFor(place, 'index');
    const view = permissionFor(place, 'view');
    expect(await seen([index, view])).toEqual([1, 1]);
    expect(await seen(ALL_KEYS.filter((one) => one !== index && one !== view))).toEqual([0, 0]);
  });
});

describe('the introduction of a content', () => {
  const text = { title: 'Un pneu', slug: 'un-pneu', body: paragraph('Un mot.') };
  const stored = async () => {
    const [owner, doc] = [await desk.editor(), randomUUID()];
    const body = contentWith({ ...text, slug: `un-pneu-${doc}` });
    await owner.save({ doc, of: 'content', type: 'actualites', baseRev: 0, body });
    return { doc, body };
  };
  const save = async (keys: readonly PermissionKey[], edit: (body: ReturnType<typeof contentWith>) => unknown) => {
    const { doc, body } = await stored();
    const somebody = await desk.editor(keys);
    const edited = v.parse(contentBody, edit(body));
    return refused(somebody.save({ doc, of: 'content', type: 'actualites', baseRev: 1, body: edited, named: true }));
  };
  const DETAILS = ['cms-contents.view', 'cms-contents.update-details'] as const;

  test('is written by who may write nothing else of it, in a language that has no other word too', async () => {
    const result = await save(DETAILS, ({ translations: { fr_FR: french }, ...body }) => ({
      ...body,
      thumbnail: null,
      translations: {
        fr_FR: { ...french, shortDescription: 'En deux mots.' },
        en_GB: { ...emptyText(), shortDescription: 'In short.' },
      },
    }));
    expect(result).toBe('done');
  });

  test.each([
    ['a title', (body) => ({ ...body, translations: { fr_FR: { ...body.translations.fr_FR, title: 'Autre' } } })],
    ['an area', (body) => ({ ...body, area: 'moto' })],
    [
      'a translation',
      (body) => ({ ...body, translations: { ...body.translations, en_GB: { ...emptyText(), title: 'A' } } }),
    ],
  ] satisfies [string, (body: ReturnType<typeof contentWith>) => unknown][])(
    'does not open %s to them, nor itself to who has neither key',
    async (_what, edit) => {
      expect(await save(DETAILS, edit)).toBe('permission.missing');
      expect(await save(['cms-contents.view'], (body) => body)).toBe('permission.missing');
    },
  );
});
