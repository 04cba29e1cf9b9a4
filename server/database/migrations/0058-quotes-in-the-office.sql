-- Quotes as the back office lists and handles them (domain 5): who moved one and when, notes among colleagues, a view.

create table quote_state_change (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quote (id) on delete cascade,
  -- Null: it was asked for.
  from_state text,
  to_state text not null,
  -- Of the proposal, where it is one.
  version int,
  actor text not null check (actor in ('buyer', 'shop', 'clock')),
  -- Who of the back office; null for a command of the shop.
  actor_id text,
  at timestamptz not null
);
create index quote_state_change_quote on quote_state_change (quote_id, id);

-- Of former quotes as much is known as stood in their rows.
insert into quote_state_change (quote_id, from_state, to_state, actor, at)
select id, null, 'requested', 'buyer', requested_at from quote order by id;
insert into quote_state_change (quote_id, from_state, to_state, version, actor, at)
select id, 'requested', 'proposed', version, 'shop', proposed_at from quote where proposed_at is not null order by id;
insert into quote_state_change (quote_id, from_state, to_state, actor, at)
select id, 'proposed', 'accepted', 'buyer', accepted_at from quote where accepted_at is not null order by id;
insert into quote_state_change (quote_id, from_state, to_state, actor, at)
select q.id, s.to_state, q.state,
  case q.state when 'expired' then 'clock' when 'declined' then 'buyer' when 'converted' then 'buyer'
    when 'canceled' then 'buyer' else 'shop' end, q.updated_at
from quote as q cross join lateral (
  select to_state from quote_state_change where quote_id = q.id order by id desc limit 1
) as s
where s.to_state <> q.state order by q.id;

alter table quote_comment add column actor_id text;
-- Colleagues alone read it.
alter table quote_comment add column is_internal boolean not null default false;

-- What the office looks for in a quote, folded once: its number, who asked, the vehicle, and the articles.
alter table quote add column search_text text not null default '';

create function quote_words(q quote) returns text language sql stable as $$
  select fold_text(concat_ws(' ',
    q.number, q.contact->>'firstName', q.contact->>'lastName', q.contact->>'email', q.contact->>'corporateName',
    q.contact->>'siret', (select c.email from customer c where c.id = q.customer_id), q.vehicle,
    (select string_agg(concat_ws(' ', l.sku, l.name), ' ' order by l.position) from quote_line l where l.quote_id = q.id)))
$$;

create function quote_named() returns trigger language plpgsql as $$
begin
  new.search_text := quote_words(new);
  return new;
end $$;
create trigger quote_named before insert or update of contact, vehicle, customer_id on quote
  for each row execute function quote_named();

create function quote_lines_named() returns trigger language plpgsql as $$
begin
  update quote as q set search_text = quote_words(q) where q.id in (select quote_id from made);
  return null;
end $$;
create trigger quote_lines_named after insert on quote_line
  referencing new table as made for each statement execute function quote_lines_named();

create function quotes_renamed() returns trigger language plpgsql as $$
begin
  update quote as q set search_text = quote_words(q) where q.customer_id = new.id;
  return null;
end $$;
create trigger customer_quotes_renamed after update of email on customer
  for each row when (old.email is distinct from new.email) execute function quotes_renamed();

update quote as q set search_text = quote_words(q);
create index quote_search on quote using gin (search_text gin_trgm_ops);
create index quote_requested on quote (requested_at, uuid);
create index sale_order_quote on sale_order (quote_id) where quote_id is not null;

-- Columns that read other tables are subqueries: a count does not read them.
create view managed_quote as
  select
    q.uuid, q.rev, q.number, q.area, q.state, q.version, q.requested_at, q.proposed_at, q.valid_until, q.vehicle,
    q.wanted_date, q.comment, q.search_text, q.customer_id as customer,
    coalesce(nullif(q.contact->>'corporateName', ''), nullif(concat_ws(' ', q.contact->>'firstName',
      q.contact->>'lastName'), '')) as buyer,
    -- Where its buyer is written to.
    coalesce((select c.email from customer c where c.id = q.customer_id), q.contact->>'email') as email, q.contact->>'phone' as phone, q.contact->>'city' as city,
    coalesce(q.contact->>'customerType' = 'professional', false) as is_professional,
    (select coalesce(sum(coalesce(l.proposed_qty, l.requested_qty)), 0)::int from quote_line l where l.quote_id = q.id)
      as articles,
    (select coalesce(sum(round(coalesce(l.proposed_price, l.unit_price) * coalesce(l.proposed_qty, l.requested_qty), 2)), 0)
      ::numeric(16,4) from quote_line l where l.quote_id = q.id) as grand_total,
    -- Its buyer wrote last, and nothing was proposed since.
    q.state in ('requested', 'in_review', 'proposed', 'accepted') and coalesce((
      select k.author = 'customer' and (q.proposed_at is null or k.created_at > q.proposed_at)
      from quote_comment k where k.quote_id = q.id and not k.is_internal order by k.position desc limit 1
    ), false) as is_answer_awaited,
    (select o.uuid from sale_order o where o.quote_id = q.id order by o.id desc limit 1) as "order",
    q.requested_at as created_at, q.updated_at
  from quote as q;
