import * as v from 'valibot';

import { maskRaw } from './mask-raw.ts';
import type { ProviderReply } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The answer of an API, or what its status means.
 * @throws ProviderError malformed for a success that is not what was promised, otherwise by status
 */
export function jsonAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  { status, text }: ProviderReply,
): { readonly value: v.InferOutput<Schema>; readonly raw: unknown } {
  const raw = valueOf(text);
  if (status >= 200 && status < 300) {
    const parsed = v.safeParse(schema, raw);
    if (!parsed.success) throw new ProviderError('malformed', { status });
    return { value: parsed.output, raw: maskRaw(raw) };
  }
  const detail = maskRaw(raw);
  if (status === 401 || status === 403) throw new ProviderError('unauthorized', { status, detail });
  if (status === 429) throw new ProviderError('throttled', { status, detail });
  throw new ProviderError(status >= 500 ? 'fault' : 'refused', { status, detail });
}
