/** What waits for an answer of the shop, as lines for a terminal, oldest first. */
import * as v from 'valibot';

import type { Db } from '#server/database/connection.ts';

/** Words of strangers go to a terminal: control characters, which could rewrite it, are taken out. */
const shown = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

const day = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

const asker = v.looseObject({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() });

async function quotes(db: Db) {
  const rows = await db.selectFrom('quote').selectAll().where('state', 'in', ['requested', 'in_review']).execute();
  const lines = await db.selectFrom('quote_line').selectAll().orderBy('quote_id').orderBy('position').execute();
  return rows.map((row) => {
    const contact = v.parse(asker, row.contact);
    return {
      at: row.requested_at,
      lines: [
        `${day(row.requested_at)}  ${row.number}  ${row.area}  ${row.grand_total} €`,
        `  ${shown(`${contact.firstName} ${contact.lastName}`)}  ${contact.email}  ${contact.phone}`,
        ...lines
          .filter((line) => line.quote_id === row.id)
          .map((line) => `  ${line.requested_qty} × ${line.name} (${line.sku})`),
        ...(row.comment === null ? [] : [`  « ${shown(row.comment)} »`]),
      ],
    };
  });
}

async function messages(db: Db) {
  const rows = await db.selectFrom('contact_request').selectAll().where('state', '=', 'new').execute();
  return rows.map((row) => ({
    at: row.received_at,
    lines: [
      `${day(row.received_at)}  ${row.topic}  ${row.area}  ${shown(row.subject)}`,
      `  ${shown(row.name)}  ${row.email}${row.phone === null ? '' : `  ${row.phone}`}`,
      ...(row.wanted_date === null ? [] : [`  ${row.request_type ?? ''}  ${row.wanted_date} ${row.wanted_time ?? ''}`]),
      ...(row.trade_in === null ? [] : [`  ${shown(JSON.stringify(row.trade_in))}`]),
      `  « ${shown(row.message)} »`,
    ],
  }));
}

export async function waitingRequests(db: Db): Promise<string[][]> {
  const all = [...(await quotes(db)), ...(await messages(db))];
  return all.sort((a, b) => a.at.getTime() - b.at.getTime()).map((one) => one.lines);
}
