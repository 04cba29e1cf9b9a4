-- A proposal has a random id beside its number: a restored shop counts its proposals to the same number again, and never to
-- the same id, so that nobody accepts a price they have not read. Whoever proposes gets it from the database.
alter table quote add column version_id uuid not null default gen_random_uuid();

create function new_version_id() returns trigger language plpgsql as $$
begin
  if (new.version is distinct from old.version or new.proposed_at is distinct from old.proposed_at)
    and new.version_id = old.version_id then
    new.version_id := gen_random_uuid();
  end if;
  return new;
end $$;
create trigger new_version_id before update on quote for each row execute function new_version_id();
