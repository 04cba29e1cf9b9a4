-- What customers ask about their data (domain 4.8) as the back office keeps it: also what came by letter or telephone, with
-- the day from which the month runs that the law gives (GDPR, article 12), and how it ended.
drop index data_request_open;
alter table data_request
  drop constraint data_request_type_check,
  drop constraint data_request_status_check,
  drop constraint data_request_check,
  add constraint data_request_type_check check (type in ('export', 'erasure', 'rectification')),
  add constraint data_request_status_check
    check (status in ('pending', 'processing', 'completed', 'declined', 'revoked')),
  add column rev integer not null default 1,
  add column updated_at timestamptz,
  add column received_on date,
  add column message text check (char_length(message) <= 500),
  add column reason text check (char_length(reason) <= 500),
  -- When its file was ordered; null for what somebody here still has to answer.
  add column ordered_at timestamptz,
  -- The shop did what was asked: nobody writes it again.
  add column is_answered boolean not null default false,
  -- In which the customer is written to; who enters a request does not choose it.
  alter column locale set default 'fr_FR';
update data_request set
  updated_at = coalesce(handled_at, created_at),
  received_on = (created_at at time zone 'Europe/Paris')::date,
  ordered_at = created_at,
  is_answered = status = 'completed',
  status = case status when 'pending' then 'processing' else status end;
alter table data_request
  alter column updated_at set not null,
  alter column received_on set not null,
  add constraint data_request_file check (archive is null or expires_at is not null);
-- Of several presses one is worked off.
create unique index data_request_open on data_request (customer_id, type) where status in ('pending', 'processing');
create index data_request_received on data_request (received_on, uuid);

-- Without the file: no list reads it, and nobody here ever holds it.
create view managed_data_request as
  select
    uuid, rev, customer_id as customer, type, status, received_on, message, reason, ordered_at, is_answered, handled_at,
    created_at, updated_at
  from data_request;
