-- The logo of papers (domain 1.5, sales.invoice_settings.pdf.logo) as they draw it: made from a picture of the library when
-- it is chosen, so that no paper ever reads what somebody uploaded, and none changes when the library does.
create table paper_logo (
  media uuid primary key,
  png bytea not null,
  created_at timestamptz not null
);
