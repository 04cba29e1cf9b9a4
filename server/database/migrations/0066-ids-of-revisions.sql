-- A revision has a random id beside its number: a restored shop comes to the same number again, and never to the same id
-- (rule S85). Whoever writes a revision may name its id; for all others the database gives one.
create function new_revision_id() returns trigger language plpgsql as $$
begin
  if new.rev is distinct from old.rev and new.rev_id = old.rev_id then
    new.rev_id := gen_random_uuid();
  end if;
  return new;
end $$;

-- Everything that a person edits at a revision, but documents and media, which have migrations of their own.
do $$
declare
  edited regclass;
begin
  for edited in
    select t.oid::regclass
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'rev' and not a.attisdropped
    join pg_attribute u on u.attrelid = t.oid and u.attname = 'updated_at' and not u.attisdropped
    where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
      and t.relname not like 'cms\_%' and t.relname not like 'media\_%' and t.relname <> 'channel'
  loop
    execute format('alter table %s add column rev_id uuid not null default gen_random_uuid()', edited);
    execute format(
      'create trigger new_revision_id before update on %s for each row execute function new_revision_id()', edited
    );
  end loop;
end $$;

-- The office writes through these views: the revisions are those of their tables.
create or replace view managed_customer as
  select
    id as uuid, rev, email, group_code, customer_type, gender, last_name, first_name, birth_date, phone, company, address,
    additional_address, corporate_name, trade_name, siret, website, vat_number, ape_code, approval, is_active,
    verified_at, newsletter, locale, last_login_at, login_count, search_text, created_at, updated_at, rev_id
  from customer
  where forgotten_at is null;

create or replace view managed_data_request as
  select
    uuid, rev, customer_id as customer, type, status, received_on, message, reason, ordered_at, is_answered, handled_at,
    created_at, updated_at, rev_id
  from data_request;
