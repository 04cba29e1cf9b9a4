import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { documentSaveRoute } from '#core/contract/cms/document-changes.ts';
import { removeDocument } from '#server/subjects/cms/bin.ts';
import { readHeads } from '#server/subjects/cms/read/heads.ts';
import { readBodies, readHistory, readRevision } from '#server/subjects/cms/read/bodies.ts';

import { ALL_KEYS, createDesk, refused, type Desk } from './desk.ts';
import { contentWith, paragraph } from './plant-content.ts';

let desk: Desk;
let camille: Awaited<ReturnType<Desk['editor']>>;

beforeAll(async () => {
  desk = await createDesk();
  camille = await desk.editor();
});
afterAll(() => desk.close());

const page = (slug: string, title = slug) => contentWith({ title, slug, body: paragraph(`Le texte de ${slug}.`) });

const place = { of: 'content', type: 'page' } as const;

/** A page at revision 1, of the identity that its author's device gave it. */
async function written(slug: string) {
  const [doc, revId] = [randomUUID(), randomUUID()];
  const answer = await camille.save({ doc, ...place, baseRev: 0, revId, body: page(slug) });
  expect(answer).toEqual({ rev: 1, revId, asSent: true });
  return { doc, revId };
}

describe('a save', () => {
  test('S102 on another revision of the same number is refused, and changes nothing', async () => {
    const { doc, revId } = await written('autre');
    const late = camille.save({ doc, ...place, baseRev: 1, baseRevId: randomUUID(), body: page('autre', 'B') });
    expect(await refused(late)).toBe('document.conflict');
    expect(await desk.row(doc)).toMatchObject({ rev: 1, rev_id: revId });
    const next = { doc, ...place, baseRev: 1, baseRevId: revId, revId: randomUUID(), body: page('autre', 'B') };
    expect(await camille.save(next)).toEqual({ rev: 2, revId: next.revId, asSent: true });
  });

  test('S102 that names no identity goes by the number, and its revision gets one', async () => {
    const { doc, revId } = await written('nombre');
    const { revId: made } = await camille.save({ doc, ...place, baseRev: 1, body: page('nombre', 'B') });
    expect(made).not.toBe(revId);
    expect((await desk.row(doc)).rev_id).toBe(made);
  });

  test('S102 that an earlier build queued is read as one that names no identity', () => {
    const { version, upcast } = documentSaveRoute.offline;
    const args = { doc: randomUUID(), ...place, baseRev: 1, body: page('ancien') };
    expect([version, upcast?.(1, args)]).toEqual([2, args]);
  });

  test('S102 on a later revision than the shop has is refused', async () => {
    const { doc } = await written('avance');
    expect(await refused(camille.save({ doc, ...place, baseRev: 2, body: page('avance') }))).toBe('document.conflict');
  });

  test('S24 S102 that is told again under another mutation is the revision that is here, and makes none', async () => {
    const { doc, revId } = await written('encore');
    const again = { doc, ...place, baseRev: 0, revId, body: page('encore') };
    expect(await camille.save(again)).toEqual({ rev: 1, revId, asSent: true });
    expect((await desk.row(doc)).rev).toBe(1);
    const stranger = await desk.editor([]);
    expect(await refused(stranger.save(again))).toBe('permission.missing');
  });

  test('S109 that is kept otherwise than it was sent says so', async () => {
    await written('soldes');
    const save = { doc: randomUUID(), ...place, baseRev: 0, revId: randomUUID(), body: page('soldes') };
    expect(await camille.save(save)).toEqual({ rev: 1, revId: save.revId, asSent: false });
    expect(await camille.save(save)).toMatchObject({ rev: 1, asSent: false });
  });

  test('S96 of a document that is gone makes none again, and one of another type does not take it', async () => {
    const { doc, revId } = await written('genre');
    const stands = { baseRev: 1, baseRevId: revId, body: page('genre') };
    expect(await refused(camille.save({ doc: randomUUID(), ...place, ...stands }))).toBe('record.unknown');
    expect(await refused(camille.save({ doc, of: 'content', type: 'post', ...stands }))).toBe('record.moved');
  });
});

describe('what lists do', () => {
  test('S102 the bin takes the revision that was meant, by its identity', async () => {
    const { doc, revId } = await written('jeter');
    const remove = (meant: string) =>
      camille.within((editing) => removeDocument(editing, { doc, rev: 1, revId: meant }));
    expect(await refused(remove(randomUUID()))).toBe('document.conflict');
    const gone = await remove(revId);
    expect(gone).toMatchObject({ rev: 2 });
    expect(await remove(revId)).toEqual(gone);
    const back = await camille.restore(doc);
    expect([back.rev, back.revId === gone.revId]).toEqual([3, false]);
    expect(await camille.restore(doc)).toEqual(back);
  });

  test('S101 S102 what is published is the revision that was meant, by its identity', async () => {
    const { doc, revId } = await written('publier');
    const publish = (meant: string) => camille.status(doc, { rev: 1, revId: meant, status: 'published' });
    expect(await refused(publish(randomUUID()))).toBe('document.conflict');
    expect((await desk.row(doc)).published_rev).toBeNull();
    expect(await publish(revId)).toMatchObject({ rev: 1, status: 'published' });
  });
});

test('S102 heads, bodies and history tell which revision theirs is, and a revision is asked for by it', async () => {
  const { doc, revId } = await written('partout');
  const me = { id: camille.id, permissions: new Set(ALL_KEYS) };
  const heads = await readHeads(desk.db, me, [doc]);
  expect([...heads.values()]).toMatchObject([{ rev: 1, revId }]);
  expect(await readBodies(desk.db, me, [doc])).toMatchObject([{ uuid: doc, rev: 1, revId }]);
  expect(await readHistory(desk.db, me, doc)).toMatchObject([{ rev: 1, revId }]);
  expect(await readRevision(desk.db, me, { doc, rev: 1, revId })).toMatchObject({ rev: 1, revId });
  const other = readRevision(desk.db, me, { doc, rev: 1, revId: randomUUID() });
  expect(await refused(other)).toBe('record.unknown');
});

describe('the bin', () => {
  test('S106 takes no text: a save of what was thrown away is refused, whatever it stands on', async () => {
    const { doc, revId } = await written('corbeille');
    const { rev, revId: binned } = await camille.remove(doc, 1);
    for (const stands of [
      { baseRev: 1, baseRevId: revId },
      { baseRev: rev, baseRevId: binned },
    ])
      expect(await refused(camille.save({ doc, ...place, ...stands, body: page('corbeille', 'B') }))).toBe(
        'document.inBin',
      );
    const stranger = await desk.editor([]);
    expect(await refused(stranger.save({ doc, ...place, baseRev: 1, body: page('corbeille') }))).toBe(
      'permission.missing',
    );
    expect(await desk.row(doc)).toMatchObject({ rev, title: 'corbeille' });
  });
});
