import type { NotFoundRouteProps } from '@tanstack/react-router';
import { ErrorPage } from '#src/features/shop/errors/error-page.tsx';

/** An address that leads nowhere, or no longer (410). */
export function MissingPage(_: NotFoundRouteProps) {
  return <ErrorPage status={404} />;
}
