import * as v from 'valibot';
import type { OutboxRow } from '#src/db/rows.ts';
import { OFFICE } from './office-contract.ts';

/** The arguments of a stored change as its route has them today; null: it is of another route, or nobody can read it. */
export function argsOf<Body extends v.GenericSchema>(
  { name, body }: { readonly name: string; readonly body: Body },
  row: Pick<OutboxRow, 'route' | 'v' | 'args' | 'mutId' | 'at'>,
): v.InferOutput<Body> | null {
  const opened = row.route === name ? OFFICE.open(row) : null;
  const args = v.safeParse(body, opened?.ok === true ? opened.change.args : null);
  return args.success ? args.output : null;
}
