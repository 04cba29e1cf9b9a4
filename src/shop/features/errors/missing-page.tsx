import { ErrorPage } from '#src/shop/features/errors/error-page.tsx';

/** An address that leads nowhere, or no longer (410). */
export function MissingPage() {
  return <ErrorPage status={404} />;
}
