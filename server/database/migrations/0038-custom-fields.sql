-- Fields that a type of content has beside its texts (domain 8.2); what is written in them stands in the documents.
create table custom_field_group (
  uuid uuid primary key,
  rev int not null default 1,
  content_type text not null references content_type (slug) on update cascade on delete cascade,
  title text not null,
  is_active boolean not null default true,
  position int not null default 0,
  fields jsonb not null default '[]',
  updated_at timestamptz not null
);
create index custom_field_group_type on custom_field_group (content_type, position);
