/** A shop that has one order, one quote or one return, and notes what the office asks of it. */
import { CallFailed } from '#src/api/failure.ts';

interface Asked {
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
}

interface Input {
  readonly params?: unknown;
  readonly body?: unknown;
}

type Answering = (input: Input) => unknown;

/** @param subject what the routes are called after: `orders` for `api.admin.orders.desk` */
export function shopOfDesk<Desk>(subject: string, first: Desk, answers: Readonly<Record<string, Answering>> = {}) {
  const shop = {
    desk: first,
    isOffline: false,
    /** How often the page was read. */
    reads: 0,
    asked: [] as Asked[],
    call: async (name: string, { params, body }: Input): Promise<unknown> => {
      await Promise.resolve();
      if (shop.isOffline) throw new CallFailed('offline');
      if (name === `api.admin.${subject}.desk`) {
        shop.reads += 1;
        return shop.desk;
      }
      shop.asked.push({ name, params, body });
      return (await answers[name]?.({ params, body })) ?? {};
    },
    /** What was asked for under this name, the last time. */
    last: (name: string): Asked | undefined =>
      shop.asked.findLast((one) => one.name === `api.admin.${subject}.${name}`),
  };
  return shop;
}
