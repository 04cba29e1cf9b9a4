-- What somebody who works here has read of what happened in the shop. What happened is told by its own tables; only this
-- is kept of it: all until an instant, and single ones after that.
alter table admin add column notifications_read_until timestamptz;

create table admin_notification_read (
  admin uuid not null references admin (uuid) on delete cascade,
  kind text not null,
  id text not null,
  at timestamptz not null,
  primary key (admin, kind, id)
);

create index mail_log_failed on mail_log (created_at desc) where status = 'failed';
