import type pg from 'pg';

/** The role that comes with the cluster: it may do anything, and only stands for the process. */
export const SUPERUSER = 'shop';

/** The role the shop works with: its own tables are its own, and nothing else of the machine is. */
export const APP_ROLE = 'app';

/** Two processes that start at once make one role. */
const ROLE_LOCK = 480_202;

/**
 * What the superuser of clusters of before has made for the shop, one by one: sequences of columns go with their table,
 * and what belongs to an extension stays with it.
 */
const HAND_OVER = `
do $$
declare
  handed text;
begin
  perform pg_advisory_xact_lock(${ROLE_LOCK});
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} login;
  end if;
  if exists (select from pg_database where datname = current_database() and pg_get_userbyid(datdba) <> '${APP_ROLE}') then
    execute format('alter database %I owner to ${APP_ROLE}', current_database());
  end if;
  for handed in
    with extended as (
      select classid, objid from pg_depend where deptype = 'e'
    ), mine as (
      select oid, nspname from pg_namespace
      where nspname <> 'information_schema' and nspname !~ '^pg_'
    )
    select format('alter schema %I owner to ${APP_ROLE}', nspname)
    from pg_namespace where oid in (select oid from mine) and nspowner = '${SUPERUSER}'::regrole
    union all
    select format('alter %s %s owner to ${APP_ROLE}',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      c.oid::regclass)
    from pg_class c join mine on mine.oid = c.relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and relowner = '${SUPERUSER}'::regrole
      and not exists (select from extended where classid = 'pg_class'::regclass and objid = c.oid)
      and not (relkind = 'S' and exists (
        select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${APP_ROLE}', p.oid::regprocedure)
    from pg_proc p join mine on mine.oid = p.pronamespace
    where proowner = '${SUPERUSER}'::regrole
      and not exists (select from extended where classid = 'pg_proc'::regclass and objid = p.oid)
    union all
    select format('alter type %s owner to ${APP_ROLE}', t.oid::regtype)
    from pg_type t join mine on mine.oid = t.typnamespace
    where typtype in ('e', 'd') and typowner = '${SUPERUSER}'::regrole
      and not exists (select from extended where classid = 'pg_type'::regclass and objid = t.oid)
  loop
    execute handed;
  end loop;
end
$$`;

/** Makes the shop's role, and gives it what the shop has. Does nothing where that is done. */
export async function ensureAppRole(superuser: pg.Client): Promise<void> {
  await superuser.query(HAND_OVER);
}
