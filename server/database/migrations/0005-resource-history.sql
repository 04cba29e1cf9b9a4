-- Who wrote what in the back office, and when: a row for each write of a managed thing, in its own transaction.
create table resource_history (
  id bigint generated always as identity primary key,
  -- Name of the resource, and which one of it.
  resource text not null,
  uuid uuid not null,
  action text not null check (action in ('store', 'update', 'destroy')),
  actor text not null,
  at timestamptz not null,
  -- Its fields before and after; null where there were none.
  before jsonb,
  after jsonb,
  check ((action = 'store') = (before is null) and (action = 'destroy') = (after is null))
);
create index resource_history_one on resource_history (resource, uuid, id);
