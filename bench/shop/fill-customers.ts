/** So many customers in the shop of a benchmark, and none of them afterwards. */
import type pg from 'pg';

/** Two surnames in a hundred thousand are alike, as in a directory; the shop is twelve years old. */
const CUSTOMERS = `insert into customer (id, email, password_hash, group_code, customer_type, gender, last_name, first_name,
    phone, corporate_name, siret, approval, locale, verified_at, created_at, updated_at)
  select gen_random_uuid(), 'bench-' || n || '@example.fr', 'nobody signs in here',
    case when n % 20 = 0 then 'pro' else 'general' end,
    case when n % 20 = 0 then 'professional' else 'individual' end, 'Mrs',
    initcap(translate(left(md5((n / 2)::text), 9), '0123456789', 'aeiourstln')),
    initcap(translate(left(md5((n % 900)::text), 6), '0123456789', 'aeiourstln')),
    '+336' || lpad((n % 100000000)::text, 8, '0'),
    case when n % 20 = 0 then 'Garage ' || n end,
    case when n % 20 = 0 then lpad(n::text, 14, '0') end,
    case when n % 200 = 0 then 'pending' else 'approved' end, 'fr_FR', now(),
    now() - n * interval '1 hour', now() - n * interval '1 hour'
  from generate_series(1, $1::int) as n
  on conflict do nothing`;

/** @returns a surname that two of them have */
export async function fillCustomers(client: pg.Client, count: number): Promise<string> {
  await dropCustomers(client);
  await client.query(CUSTOMERS, [count]);
  await client.query('analyze customer');
  const { rows } = await client.query<{ name: string }>(
    "select last_name as name from customer where email = 'bench-4200@example.fr'",
  );
  return rows[0]?.name ?? '';
}

export const dropCustomers = (client: pg.Client) => client.query("delete from customer where email like 'bench-%'");
