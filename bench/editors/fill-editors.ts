/** 10,000 posts and 20,000 files of the library in a demo shop, the same every time. */
import type pg from 'pg';

export const POSTS = 10_000;
export const FILES = 20_000;

const WORDS =
  "array['Hiver', 'Freins', 'Vidange', 'Pneus', 'Casque', 'Batterie', 'Chaîne', 'Filtre', 'Salon', 'Essai']";
const wordOf = (place: string): string => `(${WORDS})[1 + abs(hashtext(${place})) % 10]`;

/** One of them says this, and nobody else does. */
export const RARE = 'Tasmanie';

/** Bodies are those of the posts of the demo shop. Without a path nothing of them travels to visitors. */
const POSTS_SQL = `
  with source as (
    select row_number() over (order by slug) - 1 as at, working from cms_document
    where type = 'actualites' and kind = 'content' and slug not like 'bench-%'),
  made as (
    select gen_random_uuid() as uuid, n, 'bench-' || n as slug,
      ${wordOf("'a' || n")} || ' et ' || lower(${wordOf("'b' || n")}) || ', numéro ' || n
        || case when n = 4200 then ' ${RARE}' else '' end as title,
      (select working from source where at = n % (select count(*) from source)) as working
    from generate_series(1, $1::int) as n),
  written as (
    select uuid, n, slug, title, jsonb_set(jsonb_set(working, '{translations,fr_FR,title}', to_jsonb(title)),
      '{translations,fr_FR,slug}', to_jsonb(slug)) as body
    from made),
  kept as (
    insert into cms_document (uuid, kind, type, title, slug, categories, status, rev, working, published, published_rev,
      published_at, created_at, updated_at)
    select uuid, 'content', 'actualites', title, slug,
      array(select jsonb_array_elements_text(body -> 'categories')::uuid),
      case n % 10 when 0 then 'draft' when 1 then 'pending' when 2 then 'private' else 'published' end, 1, body,
      case when n % 10 > 2 then body end, case when n % 10 > 2 then 1 end, case when n % 10 > 2 then now() end,
      now() - n * interval '3 hours', now() - n * interval '2 hours'
    from written returning uuid)
  insert into cms_slug (type, locale, slug, document) select 'actualites', 'fr_FR', slug, uuid from written`;

/** Every file is one of the pictures the shop has, under a name of its own; some lack their words, some are papers. */
const FILES_SQL = `
  with picture as (select row_number() over (order by hash) - 1 as at, * from media_file where file_name not like 'bench-%'
    and type = 'image')
  insert into media_file (uuid, type, file_name, hash, stored, mime, bytes, width, height, title, alt, uploaded_by,
    created_at, updated_at)
  select gen_random_uuid(), case when n % 20 = 0 then 'pdf' else 'image' end,
    'bench-' || lower(${wordOf("'c' || n")}) || '-' || n || case when n = 4200 then '-${RARE.toLowerCase()}' else '' end
      || case when n % 20 = 0 then '.pdf' else '.jpg' end,
    hash, stored, case when n % 20 = 0 then 'application/pdf' else mime end, bytes + n, width, height,
    ${wordOf("'d' || n")} || ' ' || n,
    jsonb_build_object('fr_FR', case when n % 7 = 0 then '' else ${wordOf("'e' || n")} || ' sur fond clair' end,
      'en_GB', ''),
    '', now() - n * interval '1 hour', now() - n * interval '1 hour'
  from generate_series(1, $1::int) as n
  join picture on picture.at = n % (select count(*) from picture)`;

/** @returns whether anything was missing: a shop that is running does not know of it */
export async function fillEditors(client: pg.Client): Promise<boolean> {
  const here = `select (select count(*)::int from cms_document where slug like 'bench-%') as posts,
    (select count(*)::int from media_file where file_name like 'bench-%') as files`;
  const { rows } = await client.query<{ posts: number; files: number }>(here);
  if (rows[0]?.posts === POSTS && rows[0].files === FILES) return false;
  await client.query("delete from cms_document where slug like 'bench-%'");
  await client.query("delete from media_file where file_name like 'bench-%'");
  await client.query(POSTS_SQL, [POSTS]);
  await client.query(FILES_SQL, [FILES]);
  await client.query('analyze cms_document, media_file');
  return true;
}
