-- A revision of a document has an identity beside its number (docs/sync.md, S102): a shop restored from a backup counts the
-- same numbers a second time. What was written before gets one of its own here.
alter table cms_document add column rev_id uuid not null default gen_random_uuid();
alter table cms_revision add column rev_id uuid not null default gen_random_uuid();

update cms_revision set rev_id = d.rev_id from cms_document d where d.uuid = document and d.rev = cms_revision.rev;
