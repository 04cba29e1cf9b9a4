-- The signature of a form is known again: what comes back with it is the shop's own text and no notification.
create index payment_attempt_signature on payment_attempt ((action #>> '{fields,signature}'))
  where (action #>> '{fields,signature}') is not null;

-- A notice is kept once: a stranger who says the same a thousand times fills nothing.
alter table payment_notice add column digest text;
create unique index payment_notice_digest on payment_notice (digest) where digest is not null;
create index payment_notice_rejected on payment_notice (received_at) where verdict not in ('verified', 'ignored');
