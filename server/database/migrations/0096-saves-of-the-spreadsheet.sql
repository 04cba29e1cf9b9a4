-- What saves of the spreadsheet wrote (rules S136 and S138 of docs/sync.md): one row for each product, with the values it
-- had before. A whole save can be undone for a day; a change that is told again within a month acts once.
create table spreadsheet_row (
  save uuid not null,
  product uuid not null,
  -- UUID of a colleague.
  admin text not null,
  at timestamptz not null,
  title text not null,
  -- The revision that the save made; what was written since is another one.
  rev bigint not null,
  rev_id uuid not null,
  -- A change that leads back.
  before jsonb not null,
  -- An undoing has looked at it; why it left the product as it is.
  undone_at timestamptz,
  refused text,
  primary key (save, product)
);
create index spreadsheet_row_at on spreadsheet_row (at);
create index spreadsheet_row_admin on spreadsheet_row (admin, at);
