-- Messages to the shop as the back office lists and answers them: those that came by the form, and those that somebody
-- took down at the counter or on the telephone.
alter table contact_request
  alter column mut_id set default gen_random_uuid(),
  alter column received_at set default now(),
  add column rev bigint not null default 1,
  add column rev_id uuid not null default gen_random_uuid(),
  add column updated_at timestamptz not null default now(),
  -- What became of it, for those who work here.
  add column note text check (char_length(note) <= 2000);
update contact_request set updated_at = received_at;
create trigger new_revision_id before update on contact_request
  for each row execute function new_revision_id();
create index contact_request_received on contact_request (received_at, uuid);

create view managed_contact_request as
  select
    uuid, rev, rev_id, area, topic, state, name, email, phone, subject, order_number, request_type, wanted_date,
    wanted_time, message, note, trade_in, received_at as created_at, updated_at
  from contact_request;
