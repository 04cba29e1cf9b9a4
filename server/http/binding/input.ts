import * as v from 'valibot';

import { fieldErrors } from '#core/wire/field-errors.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { unstorableFault, unstorablePath } from '#core/wire/unstorable.ts';

import { valueCounter } from './value-counter.ts';

/** Of a body whose route says nothing else. */
export const DEFAULT_MAX_BYTES = 64 * 1024;
/** Deeper than any input of the contract; what walks a deeper one would run out of stack. */
const deepest = 32;
/** More than any input of the contract has, the largest document of an editor included: a million would be read for 0.1 s. */
const mostValues = 200_000;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

const invalid = (path: string, code: string) => new Refusal('input.invalid', { fields: [{ path, code }] });

/** Reads a JSON body, as `readText` and `parseJson` do. @throws Refusal as both */
export const readJson = async (request: Request, maxBytes?: number, type?: RegExp): Promise<unknown> =>
  parseJson(await readText(request, maxBytes, type));

/**
 * Reads the text of a JSON body, counting as it arrives: a length that lies does not help.
 * @throws Refusal `input.tooLarge` (413) or `input.invalid` (422: not JSON, or of more values than any input has)
 */
export async function readText(request: Request, maxBytes = DEFAULT_MAX_BYTES, type = JSON_TYPE): Promise<string> {
  if (!type.test(request.headers.get('content-type') ?? '')) {
    throw invalid('', 'body.notJson');
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('input.tooLarge', { maxBytes });
  const chunks: Uint8Array[] = [];
  let size = 0;
  const countValues = valueCounter();
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal('input.tooLarge', { maxBytes });
    if (countValues(chunk) > mostValues) throw invalid('', 'json.tooLong');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws Refusal `input.invalid` (422: broken, nested too deeply, or text that cannot be stored) */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('', 'json.broken');
  }
  if (isTooDeep(value)) throw invalid('', 'json.tooDeep');
  const unstorable = /\\u(?:0000|[dD][89a-fA-F])/.test(text) ? unstorablePath(value) : null;
  if (unstorable !== null) throw new Refusal('input.invalid', { fields: [unstorableFault(unstorable)] });
  return value;
}

/** Level by level, without recursion. */
function isTooDeep(value: unknown): boolean {
  let level = isObject(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    const below: object[] = [];
    for (const one of level) {
      for (const inner of Array.isArray(one) ? one : Object.values(one)) if (isObject(inner)) below.push(inner);
    }
    level = below;
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `name[]=a&name[]=b` is a list under `name` (specification section 7); a plain name may come once. */
export function readQuery(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URL(url).searchParams) {
    if (unstorablePath(value) !== null) throw invalid(key, 'text.unstorable');
    const list = key.endsWith('[]') ? key.slice(0, -2) : undefined;
    const name = list ?? key;
    if (!Object.hasOwn(query, name)) {
      Object.defineProperty(query, name, { value: list ? [value] : value, enumerable: true, writable: true });
    } else if (list && Array.isArray(query[name])) query[name] = [...query[name], value];
    else throw invalid(key, 'query.repeated');
  }
  return query;
}

/** The schema decides; where a route has no schema for a part, that part must be empty: unknown keys are refused. */
export function parsePart(part: 'params' | 'query' | 'body', route: RouteDefinition, given: unknown): unknown {
  const schema = route[part] ?? v.undefined();
  const empty = route[part] === undefined && isEmpty(given);
  const result = v.safeParse(schema, empty ? undefined : given, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refusal('input.invalid', { fields: fieldErrors(result.issues) });
}

const isEmpty = (given: unknown) => typeof given === 'object' && given !== null && Object.keys(given).length === 0;
