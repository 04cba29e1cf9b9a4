import type { Hono } from 'hono';

import { officeLiveRoute } from '#core/contract/admin/sync/routes.ts';
import { liveRoute, type Poke } from '#core/wire/live.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Listener, Pokes } from '#server/subjects/live/pokes.ts';
import { OFFICE_CHANNEL, personName } from '#server/platform/person.ts';

import { checkOrigin } from '#server/http/session/csrf.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import { parsePart, readQuery } from '#server/http/binding/input.ts';

/** A line that says nothing keeps proxies from closing a connection that rests. */
const HEARTBEAT_MS = 25_000;
/** A device that takes nothing for so many messages is gone or stuck. */
const MOST_UNREAD = 50;
const FULL_RETRY_MS = 60_000;

export interface LiveDeps {
  readonly pokes: Pick<Pokes, 'join'>;
  /** Where the catalogue of this process stands: a device hears at once whether it is behind. */
  readonly catalogueRev: () => number;
  /** Stands for what the shop has set: a device that comes back hears whether it is another. */
  readonly settingsMark: () => Promise<number>;
}

/** The streams of pokes (rules S29, S31): bound apart from the other routes, because their answers never end. */
export function mountLive(app: Hono<HttpEnv>, deps: LiveDeps) {
  mountStream(app, liveRoute, deps, async (context) => {
    const [person, session] = [await context.person(), await context.session()];
    return { channel: person === null ? null : personName(person), session: session?.id ?? null };
  });
  mountStream(app, officeLiveRoute, deps, async (context) => {
    const session = (await context.admin()) === null ? null : await context.adminSession();
    if (session === null) throw new Refusal('session.required');
    return { channel: OFFICE_CHANNEL, session: session.id };
  });
}

type Listening = (context: RequestContext) => Promise<Pick<Listener, 'channel' | 'session'>>;

function mountStream(
  app: Hono<HttpEnv>,
  route: typeof liveRoute | typeof officeLiveRoute,
  { pokes, catalogueRev, settingsMark }: LiveDeps,
  listening: Listening,
) {
  app.get(`/${route.uri}`, async (c) => {
    c.set('route', route.name);
    // Answered by the framework like a GET, and nobody would ever read or leave the stream.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200);
    checkOrigin(c.req.raw.headers);
    parsePart('query', route, readQuery(c.req.url));
    const context = c.get('context');
    const [who, mark] = [await listening(context), await settingsMark()];
    const body = streamOf((send, end) => {
      const leave = pokes.join({
        ...who,
        address: context.network,
        heard: (poke) => send(eventOf(poke)),
        closed: end,
      });
      if (leave === null) return null;
      send(eventOf({ channel: 'catalogue', rev: catalogueRev() }));
      send(eventOf({ channel: 'settings', rev: mark }));
      return leave;
    });
    if (body === null) throw new Refusal('attempts.exceeded', { retryAfterMs: FULL_RETRY_MS });
    return c.body(body, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': route.cache,
      // proxies that gather an answer before they pass it on would hold every poke back
      'x-accel-buffering': 'no',
    });
  });
}

const eventOf = ({ channel, rev }: Poke) => `event: ${channel}\ndata: ${rev}\n\n`;

type Join = (send: (text: string) => void, end: () => void) => (() => void) | null;

/** A body that stays open until its reader leaves or `end` is called; null when `join` finds no room. */
function streamOf(join: Join): ReadableStream<Uint8Array> | null {
  const encoder = new TextEncoder();
  let leave: (() => void) | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const gone = () => {
    clearInterval(heartbeat);
    leave?.();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          gone();
          controller.close();
        };
        const send = (text: string) => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        leave = join(send, end);
        if (leave === null) return;
        heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS);
        heartbeat.unref();
      },
      cancel: gone,
    },
    { highWaterMark: MOST_UNREAD },
  );
  return leave === null ? null : body;
}
