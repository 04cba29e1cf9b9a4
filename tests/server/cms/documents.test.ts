import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readBody } from '#core/contract/cms/document-bodies.ts';
import { BIN_DAYS } from '#core/domain/cms/content-status.ts';
import { LEASE_MS } from '#core/domain/cms/lease.ts';
import { randomIds } from '#server/ids.ts';
import { emptyBin } from '#server/subjects/cms/bin.ts';
import { publishScheduled } from '#server/subjects/cms/publish/publish-scheduled.ts';
import { readHistory, readRevision } from '#server/subjects/cms/read/bodies.ts';
import { CATALOGUE_CHANNEL, contentEntity, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import { loadContents } from '#server/subjects/catalogue/load/load-contents.ts';

import { createDesk, refused, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;
let sasha: Awaited<ReturnType<Desk['editor']>>;

beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
  sasha = await desk.editor();
});
afterAll(() => desk.close());

const page = (slug: string, text = `Le texte de ${slug}.`) => contentWith({ title: slug, slug, body: paragraph(text) });

/** A page that somebody wrote; answers its UUID, at revision 1. */
async function written(slug: string): Promise<string> {
  const doc = randomUUID();
  await camille.save({ doc, of: 'content', type: 'page', baseRev: 0, body: page(slug), named: true });
  return doc;
}

const save = (doc: string, baseRev: number, body: ReturnType<typeof page>, named?: true) =>
  camille.save({ doc, of: 'content', type: 'page', baseRev, body, ...(named === undefined ? {} : { named }) });

const shown = async (slug: string) => (await loadContents(desk.db)).documents.find((one) => one.slug === slug);

test('a save on another revision than the newest is refused with it, and changes nothing', async () => {
  const doc = await written('conflit');
  await save(doc, 1, page('conflit', 'A'));
  const late = sasha.save({ doc, of: 'content', type: 'page', baseRev: 1, body: page('conflit', 'B') });
  await expect(late).rejects.toMatchObject({ code: 'document.conflict', data: { rev: 2 } });
  expect(await desk.row(doc)).toMatchObject({ rev: 2, working: page('conflit', 'A') });
});

test('a draft may be unfinished; what is saved by name has a title and a slug of its own', async () => {
  const doc = randomUUID();
  const nameless = contentWith({});
  await save(doc, 0, nameless);
  expect(await refused(save(doc, 1, nameless, true))).toBe('body.translations.fr_FR.title content.required');
  const untitled = contentWith({ title: 'Titre' });
  expect(await refused(save(doc, 1, untitled, true))).toBe('body.translations.fr_FR.slug slug.empty');
  await written('pris');
  const typed = contentWith({ title: 'Autre titre', slug: 'pris' });
  expect(await refused(save(doc, 1, typed, true))).toBe('body.translations.fr_FR.slug slug.taken');
  // nobody pressed: kept as it was typed
  await save(doc, 1, typed);
  expect(await desk.row(doc)).toMatchObject({ slug: 'pris', rev: 2 });
  // made of its title: it gives way
  await save(doc, 2, contentWith({ title: 'Pris', slug: 'pris' }), true);
  expect(await desk.row(doc)).toMatchObject({ slug: 'pris-2' });
});

test('two who save a text of the same title at once have a slug each', async () => {
  const body = contentWith({ title: 'Ensemble', slug: 'ensemble' });
  const docs = Array.from({ length: 6 }, () => randomUUID());
  const who = (at: number) => (at % 2 === 0 ? camille : sasha);
  await Promise.all(
    docs.map((doc, at) => who(at).save({ doc, of: 'content', type: 'page', baseRev: 0, body, named: true })),
  );
  const slugs = await Promise.all(docs.map(async (doc) => (await desk.row(doc)).slug));
  expect(new Set(slugs).size).toBe(docs.length);
});

test('saves of one sitting are one revision; named ones and those of another author stay', async () => {
  const doc = await written('sittings');
  for (const rev of [1, 2, 3]) await save(doc, rev, page('sittings', `${rev}`));
  await sasha.save({ doc, of: 'content', type: 'page', baseRev: 4, body: page('sittings', 'Sasha') });
  desk.clock.advance(31 * 60_000);
  await sasha.save({ doc, of: 'content', type: 'page', baseRev: 5, body: page('sittings', 'plus tard') });
  const me = { id: camille.id, permissions: new Set(['cms-contents.view'] as const) };
  const history = await readHistory(desk.db, me, doc);
  expect(history.map(({ rev, named }) => [rev, named])).toEqual([
    [6, false],
    [5, false],
    [4, false],
    [1, true],
  ]);
  const old = await readRevision(desk.db, me, { doc, rev: 5 });
  expect(old).toMatchObject({ body: page('sittings', 'Sasha'), author: { uuid: sasha.id } });
});

test('what is published is one known revision: what is written after it waits', async () => {
  const doc = await written('publiee');
  expect(await camille.status(doc, { rev: 1, status: 'published' })).toEqual({
    rev: 1,
    status: 'published',
    path: 'publiee',
  });
  await save(doc, 1, page('publiee', 'Pas encore.'));
  expect((await shown('publiee'))?.body).toEqual(paragraph('Le texte de publiee.'));
  expect(await refused(camille.status(doc, { rev: 1, status: 'published' }))).toBe('document.conflict');
  await camille.status(doc, { rev: 2, status: 'published' });
  expect((await shown('publiee'))?.body).toEqual(paragraph('Pas encore.'));
});

test('another slug of what is published leads on from the former address, without a chain', async () => {
  const doc = await written('ancienne');
  await camille.status(doc, { rev: 1, status: 'published' });
  for (const [rev, slug] of [
    [1, 'moyenne'],
    [2, 'nouvelle'],
  ] as const) {
    await save(doc, rev, page(slug));
    await camille.status(doc, { rev: rev + 1, status: 'published' });
  }
  const redirects = await desk.db.selectFrom('redirect').select(['from_path', 'to_path']).execute();
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from_path: '/ancienne', to_path: '/nouvelle' },
      { from_path: '/moyenne', to_path: '/nouvelle' },
    ]),
  );
  // live again: no redirect any more
  await save(doc, 3, page('ancienne'));
  await camille.status(doc, { rev: 4, status: 'published' });
  const after = await desk.db.selectFrom('redirect').select('from_path').execute();
  expect(after.map((one) => one.from_path)).not.toContain('/ancienne');
});

test('publishing moves the catalogue, so that every device hears of it', async () => {
  const rev = async () =>
    (await desk.db.selectFrom('channel').select('rev').where('name', '=', 'catalogue').executeTakeFirst())?.rev ?? 0;
  const before = await rev();
  const doc = await written('annoncee');
  expect(await rev()).toBe(before);
  await camille.status(doc, { rev: 1, status: 'published' });
  expect(await rev()).toBe(before + 1);
  await camille.status(doc, { rev: 1, status: 'draft' });
  expect(await rev()).toBe(before + 2);
  expect(await shown('annoncee')).toBeUndefined();
});

test('a content that a menu names moves the menu when it appears or goes, and itself alone when its words change', async () => {
  const moved = async (): Promise<readonly string[]> => {
    const rows = await desk.db
      .selectFrom('channel_change')
      .select(['entity', 'rev'])
      .where('channel', '=', CATALOGUE_CHANNEL)
      .orderBy('rev', 'desc')
      .orderBy('entity')
      .execute();
    return rows.filter(({ rev }) => rev === rows[0]?.rev).map(({ entity }) => entity);
  };
  const doc = await written('au-menu');
  const items = [
    { id: 'a', type: 'page', ref: doc, url: null, label: { fr_FR: 'Au menu' }, target: 'self', visibility: 'all' },
  ];
  const menu = readBody('menu', { area: null, items });
  if (menu === null) throw new Error('no menu');
  const place = { doc: randomUUID(), of: 'menu', type: 'essai' } as const;
  await camille.save({ ...place, baseRev: 0, body: menu, named: true });
  await camille.status(doc, { rev: 1, status: 'published' });
  expect(await moved()).toEqual([contentEntity(doc), STRUCTURE_ENTITY]);
  await save(doc, 1, page('au-menu', 'D’autres mots.'), true);
  await camille.status(doc, { rev: 2, status: 'published' });
  expect(await moved()).toEqual([contentEntity(doc)]);
  await camille.status(doc, { rev: 2, status: 'draft' });
  expect(await moved()).toEqual([contentEntity(doc), STRUCTURE_ENTITY]);
});

test('nothing empty, unnamed or without its pictures is published', async () => {
  const empty = randomUUID();
  await save(empty, 0, contentWith({ title: 'Vide', slug: 'vide' }));
  expect(await refused(camille.status(empty, { rev: 1, status: 'published' }))).toBe(
    'body.translations.fr_FR.body content.empty',
  );
  const image = randomUUID();
  const waiting = randomUUID();
  await save(waiting, 0, { ...page('photo'), image });
  expect(await refused(camille.status(waiting, { rev: 1, status: 'published' }))).toBe('media.missing');
  await desk.db
    .insertInto('media')
    .values({ hash: 'photo', uuid: image, mime: 'image/webp', width: 800, height: 600, bytes: 10 })
    .execute();
  await camille.status(waiting, { rev: 1, status: 'published' });
  expect((await shown('photo'))?.picture).toMatchObject({ hash: 'photo' });
});

test('a page takes no address that is the shop’s', async () => {
  const doc = await written('login');
  expect(await refused(camille.status(doc, { rev: 1, status: 'published' }))).toBe(
    'body.translations.fr_FR.slug slug.taken',
  );
});

test('what is scheduled is shown at its minute, as it stood when it was scheduled', async () => {
  const doc = await written('demain');
  const past = new Date(desk.clock.now().getTime() - 1).toISOString();
  expect(await refused(camille.status(doc, { rev: 1, status: 'scheduled', at: past }))).toBe('at instant.past');
  const at = new Date(desk.clock.now().getTime() + 3_600_000).toISOString();
  await camille.status(doc, { rev: 1, status: 'scheduled', at });
  await save(doc, 1, page('demain', 'Écrit après.'));
  const deps = { db: desk.db, clock: desk.clock, ids: randomIds };
  expect(await publishScheduled(deps)).toBe(0);
  desk.clock.advance(3_600_000);
  expect(await Promise.all([publishScheduled(deps), publishScheduled(deps)])).toContain(1);
  expect((await shown('demain'))?.body).toEqual(paragraph('Le texte de demain.'));
  expect(await desk.row(doc)).toMatchObject({ status: 'published', published_rev: 1, rev: 2 });
});

test('the bin keeps for thirty days: restored to the state before, then gone for good', async () => {
  const doc = await written('jetee');
  await camille.status(doc, { rev: 1, status: 'published' });
  await save(doc, 1, page('jetee', 'Plus récent.'));
  expect(await refused(camille.remove(doc, 1))).toBe('document.conflict');
  await camille.remove(doc, 2);
  expect(await shown('jetee')).toBeUndefined();
  await camille.restore(doc);
  expect(await desk.row(doc)).toMatchObject({ status: 'published', deleted_at: null });
  expect(await shown('jetee')).toBeDefined();
  await camille.remove(doc, (await desk.row(doc)).rev);
  desk.clock.advance(BIN_DAYS * 86_400_000 - 1_000);
  expect(await emptyBin(desk.db, desk.clock.now(), randomIds)).toBe(0);
  desk.clock.advance(2_000);
  expect(await emptyBin(desk.db, desk.clock.now(), randomIds)).toBe(1);
});

test('a copy is a draft called « (copie) », at -copie and then -copie-2', async () => {
  const doc = await written('modele');
  const first = await camille.copy(doc);
  const second = await camille.copy(doc);
  expect(await desk.row(first.copy)).toMatchObject({ title: 'modele (copie)', slug: 'modele-copie', status: 'draft' });
  expect(await desk.row(second.copy)).toMatchObject({ slug: 'modele-copie-2' });
});

test('a document is open with one person, until they close it, fall silent or somebody takes it over', async () => {
  const doc = await written('ouverte');
  expect((await camille.lease(randomUUID(), 'hold')).holder).toBeNull();
  expect((await camille.lease(doc, 'hold')).holder).toMatchObject({ uuid: camille.id, isMe: true });
  expect((await sasha.lease(doc, 'hold')).holder).toMatchObject({ uuid: camille.id, isMe: false });
  expect((await sasha.lease(doc, 'take')).holder).toMatchObject({ uuid: sasha.id, isMe: true });
  desk.clock.advance(LEASE_MS);
  expect((await camille.lease(doc, 'hold')).holder).toMatchObject({ isMe: true });
  expect((await camille.lease(doc, 'release')).holder).toBeNull();
});
