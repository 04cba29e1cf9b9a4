import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two texts are the same, in a time that tells nothing about where they differ or how long they are. */
export const sameSecret = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));
