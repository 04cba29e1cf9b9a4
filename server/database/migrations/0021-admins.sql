-- Who works here. What opens an account stands apart from what others may read and write of it.
create table admin_role (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null check (char_length(name) between 1 and 255),
  -- Which interface its keys are of: the back office, or the shop's own pages.
  guard text not null check (guard in ('back', 'front')),
  -- Holds every key there is, also those to come; it is neither changed nor deleted.
  is_locked boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index admin_role_name on admin_role (lower(name));

create table admin_role_permission (
  role uuid not null references admin_role (uuid) on delete cascade,
  key text not null,
  primary key (role, key)
);

insert into admin_role (uuid, name, guard, is_locked, created_at, updated_at) values
  ('00000000-0000-4000-8000-000000000001', 'Administrateur', 'back', true, now(), now()),
  ('00000000-0000-4000-8000-000000000002', 'Editeur', 'back', false, now(), now());

insert into admin_role_permission (role, key)
select '00000000-0000-4000-8000-000000000002'::uuid, key from (values
  ('dashboard.view'), ('menu.content'), ('products.index'), ('products.view'), ('categories.index'),
  ('categories.view'), ('admins.confirm'), ('admins.destroy-self'), ('reviews.index'), ('reviews.view'),
  ('reviews.update'), ('email-templates.index'), ('email-templates.view'), ('email-templates.update'),
  ('branding.index'), ('content-types.index'), ('custom-fields.index'), ('permalinks.index'), ('tickets.index'),
  ('tickets.view'), ('tickets.store'), ('tickets.comment'), ('sliders.index'), ('sliders.view'),
  ('sliders.store'), ('sliders.update'), ('sliders.destroy'), ('cms-contents.index'), ('cms-contents.view'),
  ('cms-contents.store'), ('cms-contents.update'), ('cms-contents.destroy'), ('cms-contents.replicate'),
  ('cms-contents.sync-categories'), ('cms-contents.update-details'), ('cms-contents.publish'),
  ('cms-categories.index'), ('cms-categories.store'), ('cms-categories.update'), ('cms-categories.destroy'),
  ('cms-tags.index'), ('cms-tags.store'), ('cms-tags.update'), ('cms-tags.destroy'), ('cms-menus.index'),
  ('cms-menus.update'), ('components.index'), ('components.view'), ('components.store'), ('components.update'),
  ('components.destroy'), ('media.index'), ('media.store'), ('media.update'), ('media.destroy'),
  ('broken-links.index'), ('broken-links.scan'), ('broken-links.update'), ('seo.view'), ('seo.update')
) as editor (key);

create table admin (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null check (char_length(name) between 1 and 255),
  email text not null constraint admin_email unique check (email = lower(email)),
  role uuid not null references admin_role (uuid),
  is_active boolean not null default true,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index admin_by_role on admin (role);

create table admin_credential (
  admin_id uuid primary key references admin (uuid) on delete cascade,
  -- argon2id; null until the invitation is answered.
  password_hash text,
  -- Came with the demo shop and is known to everybody: worth nothing where strangers reach the shop.
  is_demo boolean not null default false,
  -- The secret of the second factor, sealed; asked for at sign-in from the moment it was confirmed.
  totp_sealed bytea,
  totp_enabled_at timestamptz,
  -- The last step whose code was used: each code opens once.
  totp_step bigint not null default 0,
  last_login_at timestamptz
);

create table admin_session (
  id uuid primary key,
  admin_id uuid not null references admin (uuid) on delete cascade,
  -- sha256 of the cookie's secret: the cookie itself is never stored.
  secret_hash bytea not null unique,
  remembered boolean not null,
  browser text not null,
  -- The password was right, the second factor is still to come: it opens nothing yet.
  is_pending boolean not null,
  -- When the password was given last.
  confirmed_at timestamptz not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index admin_session_admin on admin_session (admin_id);

-- Browsers in which somebody has signed in: they are locked apart from strangers, and need no notice.
create table admin_browser (
  admin_id uuid not null references admin (uuid) on delete cascade,
  secret_hash bytea not null,
  seen_at timestamptz not null,
  primary key (admin_id, secret_hash)
);

create table admin_recovery_code (
  admin_id uuid not null references admin (uuid) on delete cascade,
  -- sha256 of 80 random bits; a used code is deleted.
  code_hash bytea not null,
  primary key (admin_id, code_hash)
);

create table admin_link (
  id uuid primary key,
  admin_id uuid not null references admin (uuid) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  -- sha256 of the secret in the link; null until the letter that carries it is written.
  secret_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index admin_link_admin on admin_link (admin_id, purpose);
