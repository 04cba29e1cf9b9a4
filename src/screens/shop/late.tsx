import { lazy, memo, Suspense, type ComponentType } from 'react';

/** Resolves once the document has loaded with its pictures; at once on the server and after that. */
function loaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * A part that the server draws with the page and whose code comes after the page has loaded: below the fold, or made of
 * links and forms that work without it. Its markup stands meanwhile. Give it props that keep their identity: an update
 * that reaches it before its code would make the browser draw it anew.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await loaded();
    return { default: await load() };
  });
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}
