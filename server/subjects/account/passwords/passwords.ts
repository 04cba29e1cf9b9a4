import type { Ids } from '#server/ids.ts';
import { createTurns } from '#server/platform/turns.ts';

/** What a hash costs: memory in KiB, passes, lanes. argon2id is the package's default. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for a server. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes a core and 19 MiB while it lasts. */
const MOST_AT_ONCE = 2;
/** Whoever would wait behind more than this is told to come back. */
const MOST_WAITING = 50;

export interface Passwords {
  /** @throws Refusal `attempts.exceeded` when too many wait, as `verify` does */
  hash(password: string): Promise<string>;
  /** True when the password is the one of this hash. Without a hash it is never, and costs the same. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Passwords by argon2id, few at a time: a crowd at the door must not take the shop's processor and memory. */
export function createPasswords(ids: Pick<Ids, 'secret'>, cost: HashCost = COST): Passwords {
  const turns = createTurns({ atOnce: MOST_AT_ONCE, waiting: MOST_WAITING });
  // loaded where there is a password: a start needs none
  const argon2 = () => import('@node-rs/argon2');
  const hash = async (password: string) => (await argon2()).hash(password, cost);
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => turns.take(() => hash(password)),
    async verify(stored, password) {
      const nobodysHash = await (nobody ??= hash(ids.secret()));
      // `-` stands where nobody has chosen a password, or the account is nobody's any more
      const known = stored?.startsWith('$') === true ? stored : null;
      const isRight = await turns.take(async () => (await argon2()).verify(known ?? nobodysHash, password));
      return known !== null && isRight;
    },
  };
}
