import type { ReactNode } from 'react';
import { status, tag } from '#styled/recipes';

/** A small plate on a picture: discount, "Occasion", "Nouveauté". */
export function Tag({
  tone = 'surface',
  children,
}: {
  tone?: 'surface' | 'outline' | 'promo' | 'hero';
  children: ReactNode;
}) {
  return <span className={tag({ tone })}>{children}</span>;
}

/** The state of an order, a quote, a request, in words. */
export function Status({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'done' | 'waiting' | 'moving' | 'stopped';
  children: ReactNode;
}) {
  return <span className={status({ tone })}>{children}</span>;
}
