import type { HashCost } from '#server/subjects/account/passwords/passwords.ts';

/** The least argon2 takes: shops of the tests hash some thousand passwords, and their cost has a test of its own. */
export const CHEAP_HASHES: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
