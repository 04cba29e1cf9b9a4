-- Attributes of products, their options and their families are edited as records are (domain 2.2, 2.3).
create function words_of(french text, translations jsonb, field text) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object('fr_FR', french, 'en_GB', translations -> 'en_GB' ->> field))
$$;

alter table attribute rename constraint attribute_code_key to attribute_code;
alter table attribute drop constraint attribute_type_check;
alter table attribute
  add column uuid uuid not null unique default gen_random_uuid(),
  add column rev_id uuid not null default gen_random_uuid(),
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column name text not null default '',
  -- Title on the page of a product; `heading` is the same in all languages, for the former release.
  add column section text,
  add column translations jsonb not null default '{}',
  add column validation text check (validation in ('numeric', 'decimal', 'email', 'url', 'regex')),
  add column regex text,
  add column default_value text,
  add column swatch_type text check (swatch_type in ('dropdown', 'color', 'image', 'text')),
  add column is_required boolean not null default false,
  add column is_unique boolean not null default false,
  add column is_searchable boolean not null default false,
  add column value_per_locale boolean not null default false,
  add column is_user_defined boolean not null default true,
  add constraint attribute_type_check check (type in (
    'text', 'textarea', 'price', 'boolean', 'select', 'multiselect', 'checkbox', 'date', 'datetime', 'image', 'file', 'number'
  ));
create trigger new_revision_id before update on attribute for each row execute function new_revision_id();

update attribute set
  name = label ->> 'fr_FR',
  section = heading ->> 'fr_FR',
  translations = case when label ? 'en_GB' or heading ? 'en_GB'
    then jsonb_build_object('en_GB',
      jsonb_strip_nulls(jsonb_build_object('name', label ->> 'en_GB', 'section', heading ->> 'en_GB')))
    else '{}' end,
  swatch_type = case when type = 'select' then case when exists (
    select 1 from attribute_option as o where o.attribute_id = attribute.id and o.swatch is not null
  ) then 'color' else 'text' end end,
  is_searchable = type in ('select', 'multiselect') and (is_filterable or is_configurable),
  -- The shop itself asks for the brand.
  is_user_defined = code <> 'brand';

-- What the former release reads follows: it runs on this schema while the shop is updated.
create function attribute_words() returns trigger language plpgsql as $$
begin
  new.label := words_of(new.name, new.translations, 'name');
  new.heading := words_of(coalesce(new.section, 'Caractéristiques'), new.translations, 'section');
  return new;
end $$;
create trigger attribute_words before insert or update on attribute for each row execute function attribute_words();

alter table attribute_option
  add column uuid uuid not null unique default gen_random_uuid(),
  add column rev bigint not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column attribute_code text references attribute (code) on delete cascade,
  add column name text not null default '',
  add column translations jsonb not null default '{}';
update attribute_option as o set
  attribute_code = a.code,
  name = o.label ->> 'fr_FR',
  translations = case when o.label ? 'en_GB'
    then jsonb_build_object('en_GB', jsonb_build_object('name', o.label ->> 'en_GB')) else '{}' end
from attribute as a where a.id = o.attribute_id;
alter table attribute_option alter column attribute_code set not null;
create index attribute_option_code on attribute_option (attribute_code, position);

-- Whose an option is, is told by the code or by the id of its attribute, whichever its writer knows.
create function attribute_option_words() returns trigger language plpgsql as $$
begin
  if new.attribute_code is null then
    select code into new.attribute_code from attribute where id = new.attribute_id;
  elsif new.attribute_id is null then
    select id into new.attribute_id from attribute where code = new.attribute_code;
  end if;
  new.label := words_of(new.name, new.translations, 'name');
  return new;
end $$;
create trigger attribute_option_words before insert or update on attribute_option
  for each row execute function attribute_option_words();

alter table attribute_family rename constraint attribute_family_code_key to attribute_family_code;
alter table attribute_family rename constraint attribute_family_slug_key to attribute_family_slug;
alter table attribute_family
  add column uuid uuid not null unique default gen_random_uuid(),
  add column rev_id uuid not null default gen_random_uuid(),
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column is_active boolean not null default true,
  add column is_user_defined boolean not null default true,
  -- [{uuid, name, column 1|2, attributes: [code…]}]; `attributes` is the same without groups.
  add column groups jsonb not null default '[]';
create trigger new_revision_id before update on attribute_family for each row execute function new_revision_id();

-- The list follows from the groups. Whoever knows no groups writes a list at first: it is one group.
create function attribute_family_list() returns trigger language plpgsql as $$
begin
  if new.groups = '[]' and cardinality(new.attributes) > 0 and (tg_op = 'INSERT' or old.groups = '[]') then
    new.groups := jsonb_build_array(jsonb_build_object(
      'uuid', gen_random_uuid(), 'name', 'Caractéristiques', 'column', 1, 'attributes', to_jsonb(new.attributes)));
  end if;
  new.attributes := array(
    select code from jsonb_array_elements(new.groups) with ordinality as g (one, place),
      jsonb_array_elements_text(g.one -> 'attributes') with ordinality as a (code, within)
    order by g.place, a.within);
  return new;
end $$;
create trigger attribute_family_list before insert or update on attribute_family
  for each row execute function attribute_family_list();
update attribute_family set attributes = attributes;

-- How many products have a value of an attribute, and which have an option.
create index product_attributes on product using gin (attributes);
