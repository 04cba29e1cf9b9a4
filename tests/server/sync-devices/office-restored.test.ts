/** The shop was restored from a backup, and a colleague has written since: numbers of revisions are used a second time. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { removeDocument } from '#src/admin/store/documents/act-on-document.ts';

import { createEditors, type Editor, type Editors } from './office-editors.ts';
import { fr, frenchOf } from './office-words.ts';

let editors: Editors;
beforeAll(async () => {
  editors = await createEditors();
});
afterAll(() => editors.close());

const TABLES = [
  'cms_document',
  'cms_revision',
  'cms_slug',
  'sync_group',
  'sync_lane',
  'sync_result',
  'channel',
  'channel_revision',
  'channel_change',
].map((name) => ({ table: sql.table(name), backup: sql.table(`backup_${name}`) }));

async function backUp(): Promise<void> {
  for (const { table, backup } of TABLES) {
    await sql`drop table if exists ${backup}`.execute(editors.db);
    await sql`create table ${backup} as select * from ${table}`.execute(editors.db);
  }
}

/** Another history begins with what the backup has. */
async function restore(): Promise<void> {
  await editors.db.transaction().execute(async (trx) => {
    for (const { table } of TABLES.toReversed()) await sql`delete from ${table}`.execute(trx);
    for (const { table, backup } of TABLES) {
      await sql`insert into ${table} select * from ${backup}`.execute(trx);
      await sql`drop table ${backup}`.execute(trx);
    }
    await sql`update shop set epoch = gen_random_uuid()`.execute(trx);
  });
}

async function writes(editor: Editor, words: Parameters<typeof fr>[0]): Promise<void> {
  editor.edited().change(fr(words));
  await editor.edited().saveNow();
  await editors.clock.advance(3_000);
}

async function everythingArrives(...all: readonly Editor[]): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await editors.clock.advance(10_000);
    for (const editor of all) {
      editor.settle();
      await editors.clock.settle();
    }
  }
}

/** A page at revision 1 in the backup, and at 3 with its author. */
async function ahead() {
  const doc = randomUUID();
  const author = await editors.editor(doc);
  await writes(author, { title: `page ${doc}`, slug: `page-${doc}` });
  await backUp();
  await writes(author, { title: 'perdu deux' });
  await writes(author, { title: 'perdu trois' });
  expect(author.edited().rev()).toBe(3);
  return { doc, author };
}

/** The shop is restored while its author is away, and a colleague takes it to revision 3 again. */
async function restored(doc: string, author: Editor): Promise<Editor> {
  author.cut(true);
  await editors.clock.advance(1_000);
  await restore();
  const colleague = await editors.editor(doc);
  await writes(colleague, { shortDescription: 'collègue un' });
  await writes(colleague, { shortDescription: 'tarifs corrigés' });
  expect(colleague.edited().rev()).toBe(3);
  return colleague;
}

const now = async (doc: string) => {
  const french = frenchOf((await editors.inShop(doc)).body);
  return [french?.title, french?.shortDescription];
};

describe('a device that was ahead of the restored shop', () => {
  test('S61 S96 S102 S105 and has it open writes on with the colleague’s words, and its own lost ones', async () => {
    const { doc, author } = await ahead();
    await restored(doc, author);
    author.cut(false);
    await everythingArrives(author);
    expect(await now(doc)).toEqual(['perdu trois', 'tarifs corrigés']);
    author.edited().change(fr({ title: 'encore un mot' }));
    await author.edited().saveNow();
    await everythingArrives(author);
    expect(await now(doc)).toEqual(['encore un mot', 'tarifs corrigés']);
    expect(await author.store.read(['parked'], async (t) => await t.parked.all())).toEqual([]);
  });

  test('S61 S96 S102 and had saved on it without a network is merged', async () => {
    const { doc, author } = await ahead();
    author.cut(true);
    author.edited().change(fr({ title: 'dans le train' }));
    await author.edited().saveNow();
    await restored(doc, author);
    author.cut(false);
    await everythingArrives(author);
    expect(await now(doc)).toEqual(['dans le train', 'tarifs corrigés']);
    expect(author.edited().view().state).toBe('server');
  });

  test('S61 S98 S102 and is offered what was typed there takes it up, and is merged', async () => {
    const { doc, author } = await ahead();
    author.cut(true);
    author.edited().change(fr({ title: 'typé et non enregistré' }));
    await editors.clock.advance(600);
    await author.crash();
    await restored(doc, author);
    const [offer] = author.edited().view().offers;
    if (offer === undefined) throw new Error('no offer');
    await author.edited().take(offer);
    author.cut(false);
    await author.edited().saveNow();
    await everythingArrives(author);
    expect(await now(doc)).toEqual(['typé et non enregistré', 'tarifs corrigés']);
  });

  test('S61 S102 throws away no revision of a colleague that it never saw', async () => {
    const { doc, author } = await ahead();
    const head = (await author.heads()).get(doc);
    if (head === undefined) throw new Error('no head');
    author.cut(true);
    await removeDocument(author.acting(), head);
    await restored(doc, author);
    author.cut(false);
    await everythingArrives(author);
    expect(await now(doc)).toEqual(['perdu trois', 'tarifs corrigés']);
    expect(await author.store.read(['parked'], async (t) => (await t.parked.all()).map(({ route }) => route))).toEqual([
      'api.admin.documents.remove',
    ]);
  });

  test('S61 S102 goes on as if nothing had been, where nobody has written since', async () => {
    const { doc, author } = await ahead();
    const { revId } = author.edited().view();
    author.cut(true);
    await editors.clock.advance(1_000);
    await restore();
    author.cut(false);
    await everythingArrives(author);
    const [row] = await editors.db
      .selectFrom('cms_document')
      .select(['rev', 'rev_id'])
      .where('uuid', '=', doc)
      .execute();
    expect([row, await now(doc)]).toEqual([{ rev: 3, rev_id: revId }, ['perdu trois', '']]);
  });
});
