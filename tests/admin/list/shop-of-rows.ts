/** A shop of a few rows: answers the routes of one managed thing as the server does, and notes what it was asked. */
import * as v from 'valibot';
import type { Resource } from '#core/resources/resource.ts';
import { listedOf } from '#core/resources/resource.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CallFailed } from '#src/api/failure.ts';

type Fields = Readonly<Record<string, unknown>>;
export type Row = Managed<Fields>;

export interface Asked {
  readonly name: string;
  readonly params: Fields;
  readonly query: Fields;
  readonly body: Fields;
}

const objectOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

export class ShopOfRows {
  readonly asked: Asked[] = [];
  isOnline = true;
  /** As many as it counts. */
  counted = Infinity;
  /** What a route answers besides, or throws. */
  readonly routes = new Map<string, (asked: Asked) => unknown>();

  readonly resource: Resource;
  rows: Row[];

  constructor(resource: Resource, rows: Row[]) {
    this.resource = resource;
    this.rows = rows;
  }

  call = async (name: string, input: object): Promise<unknown> => {
    const { params, query, body } = Object.fromEntries(Object.entries(input));
    const asked = { name, params: objectOf(params), query: objectOf(query), body: objectOf(body) };
    this.asked.push(asked);
    await Promise.resolve();
    if (!this.isOnline) throw new CallFailed('offline');
    const verb = name.replace(`api.admin.${this.resource.name}.`, '');
    const own = this.routes.get(name) ?? this.routes.get(verb);
    if (own !== undefined) return own(asked);
    if (name === 'api.admin.views.index') return [];
    if (verb === 'index') return this.index(asked.query);
    if (verb === 'update') return this.update(asked);
    throw new Error(`nobody answers ${name}`);
  };

  /** By the contract's own schema: what the screen asks is what the route takes. */
  private index(query: Fields) {
    const { resource } = this;
    const { q, perPage, order, cursor } = v.parse(listQueryOf(listedOf(resource), resource.list), query);
    const text = ({ fields }: Row, name: string): string => JSON.stringify(fields[name] ?? '');
    const found = this.rows
      .filter((row) => q === null || resource.list.search.some((name) => text(row, name).includes(q)))
      .toSorted((one, other) => text(one, order.name).localeCompare(text(other, order.name), 'fr', { numeric: true }));
    if (order.descending) found.reverse();
    const at = Number(cursor ?? 0);
    return {
      data: found.slice(at, at + perPage),
      meta: {
        total: Math.min(found.length, this.counted),
        more: found.length > this.counted,
        perPage,
        next: at + perPage < found.length ? String(at + perPage) : null,
        previous: at > 0 ? String(Math.max(0, at - perPage)) : null,
      },
    };
  }

  private update({ params, body }: Asked) {
    const row = this.rows.find(({ uuid }) => uuid === params['uuid']);
    if (row === undefined) throw new Refusal('record.unknown');
    if (row.rev !== body['rev']) throw new Refusal('record.moved', { reason: 'rev', rev: row.rev });
    const written = { ...row, rev: row.rev + 1, fields: objectOf(body['fields']) };
    this.rows = this.rows.map((one) => (one === row ? written : one));
    return { uuid: row.uuid, rev: written.rev };
  }
}
