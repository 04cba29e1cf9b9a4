-- Classes of media are edited as records are, and their revisions have an id like those (rule S85).
alter table media_category add column rev_id uuid not null default gen_random_uuid();
create trigger new_revision_id before update on media_category for each row execute function new_revision_id();
