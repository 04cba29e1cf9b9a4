/** A shop of one record, as its routes answer: revisions, refusals, a history. */
import type { HistoryEntry, Managed } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CallFailed } from '#src/api/failure.ts';

export const LYON = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01';
const AT = '2026-11-21T12:22:00.000Z';

export const lyon = {
  code: 'lyon',
  name: 'Entrepôt de Lyon',
  description: null,
  contactName: 'Camille Durand',
  contactEmail: 'lyon@example.fr',
  contactNumber: '+33478000000',
  fax: null,
  street: '12 rue de la République',
  postcode: '69002',
  city: 'Lyon',
  state: null,
  country: 'FR',
  latitude: 45.764,
  longitude: 4.8357,
  openingHours: null,
  priority: 1200,
  isPickupPoint: true,
  status: true,
};

type Parts = { params?: { uuid: string }; body?: Record<string, unknown>; query?: unknown };

const objectOf = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

const variantsOf = (value: unknown): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([code, values]) => [code, objectOf(values)]));

export function oneRecord() {
  let row: Managed | null = {
    uuid: LYON,
    rev: 3,
    createdAt: AT,
    updatedAt: AT,
    fields: lyon,
    translations: { en_GB: { name: 'Lyon warehouse' } },
    channels: {},
  };
  const history: HistoryEntry[] = [];
  const asked: { verb: string; body: Record<string, unknown> }[] = [];
  let isOffline = false;
  let last: string | null = null;
  let dependents: { resource: string; count: number; titles: string[] }[] = [];

  function write(uuid: string, body: Record<string, unknown>, actor: string) {
    const rev = (row?.rev ?? 0) + 1;
    const before = row === null ? null : objectOf(row.fields);
    row = {
      uuid,
      rev,
      createdAt: AT,
      updatedAt: AT,
      fields: objectOf(body['fields']),
      translations: variantsOf(body['translations'] ?? row?.translations),
      channels: variantsOf(body['channels'] ?? row?.channels),
    };
    history.unshift({
      id: rev,
      at: AT,
      actor: { id: actor, name: actor },
      action: before === null ? 'store' : 'update',
      before,
      after: objectOf(body['fields']),
    });
    return { uuid, rev };
  }

  function answer(verb: string, { params, body = {} }: Parts): unknown {
    switch (verb) {
      case 'show':
        if (row === null || row.uuid !== params?.uuid) throw new Refusal('record.unknown');
        return row;
      case 'store':
        return write(String(body['uuid']), body, 'Anna Morel');
      case 'update':
        if (row?.rev !== body['rev']) throw new Refusal('record.moved', { reason: 'rev' });
        return write(LYON, body, 'Anna Morel');
      case 'history':
        return [...history];
      case 'dependents':
        return dependents;
      case 'destroy':
        row = null;
        return {};
      case 'restore':
        return write(LYON, { fields: objectOf(history.find(({ id }) => id === body['history'])?.after) }, 'Anna Morel');
      default:
        throw new Error(`no answer to ${verb}`);
    }
  }

  return {
    asked,
    /** Somebody else writes. */
    written: (fields: object) => write(LYON, { fields: { ...row?.fields, ...fields } }, 'Léa Darmon'),
    /** Somebody of the shop is in it as a customer, or is so no longer. */
    borrowed: (action: 'signInAs' | 'signOutAs', actor: string) => {
      const after = { city: 'Lyon' };
      history.unshift({
        id: 90 + history.length,
        at: AT,
        actor: { id: actor, name: actor },
        action,
        before: {},
        after,
      });
    },
    /** The shop stands on it: it is read alone. */
    fix: () => {
      if (row !== null) row = { ...row, computed: { isFixed: true } };
    },
    goOffline: (offline: boolean) => {
      isOffline = offline;
    },
    /** The network goes with the answer to this. */
    goOfflineAfter: (verb: string) => {
      last = verb;
    },
    usedBy: (found: typeof dependents) => {
      dependents = found;
    },
    now: () => row,
    call: (name: string, parts: Parts): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const verb = name.split('.').at(-1) ?? '';
        if (isOffline) return reject(new CallFailed('offline'));
        if (verb !== 'show' && verb !== 'history') asked.push({ verb, body: { ...parts.body } });
        try {
          const answered = structuredClone(answer(verb, parts));
          isOffline = verb === last;
          resolve(answered);
        } catch (error) {
          reject(error instanceof Error ? error : new Error('no answer'));
        }
      }),
  };
}
