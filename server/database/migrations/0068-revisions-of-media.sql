-- A restored shop uses the numbers of revisions a second time: a random id beside each says of which history it is.
alter table media_file add column rev_id uuid not null default gen_random_uuid();
alter table media_folder add column rev_id uuid not null default gen_random_uuid();

-- Who brought a file, by their id: they alone hear again that it has arrived. Null: it came before this was kept.
alter table media_file add column admin text;
update media_file set admin = media_upload.admin
from media_upload where media_upload.media = media_file.uuid and media_upload.replaces is null;

-- The revision of a file that its new content was chosen for: put in its place at that one alone.
alter table media_upload add column base_rev bigint;
alter table media_upload add column base_rev_id uuid;

-- What the sweep takes: those that stopped coming after a day, those that arrived after thirty.
create index media_upload_by_age on media_upload (updated_at);
