import { lazy, memo, Suspense, use, useId, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useActions } from '#src/shop/parts/actions.tsx';
import { Hydrated, printedPart } from '#src/shop/parts/hydration/hydrated.tsx';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';

let turn = Promise.resolve();

/**
 * Resolves once the document has loaded with its pictures; at once on the server and after that. Parts that waited begin
 * one after the other: all in one task would hold a slow phone up.
 */
function loaded(): Promise<void> {
  if (typeof document === 'undefined' || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const begin = async (): Promise<void> => {
      await new Promise((rested) => setTimeout(rested));
      resolve();
    };
    const takeTurn = (): void => {
      turn = turn.then(begin);
    };
    addEventListener('load', takeTurn, { once: true });
  });
}

const sentences = new WeakMap<Promise<void>, Promise<void>>();

/** The sentences of later parts, awaited with the same patience; the same promise for the same question. */
function sentencesOf(loadDeferredMessages: () => Promise<void>): Promise<void> {
  const asked = loadDeferredMessages();
  const known = sentences.get(asked);
  if (known !== undefined) return known;
  const patient = asked.catch(() => patiently(loadDeferredMessages));
  sentences.set(asked, patient);
  return patient;
}

/** Waits for the sentences of later parts. */
function DeferredMessages({ children }: { children: ReactNode }) {
  use(sentencesOf(useActions().loadDeferredMessages));
  return children;
}

/**
 * A part that the server draws with the page and whose code and sentences come after the page has loaded: below the
 * fold, or made of links and forms that work without it. Its markup stands meanwhile. Give it props that keep their
 * identity: an update that reaches it before its code would make the browser draw it anew.
 * @param fallback stands where the device draws and the code is not here yet
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await loaded();
    const Loaded = await patiently(load);
    return {
      default: (props: Props) => (
        <DeferredMessages>
          <Loaded {...props} />
        </DeferredMessages>
      ),
    };
  });
  return memo(function Deferred(props: Props) {
    const id = useId();
    useLayoutEffect(() => printedPart(id), [id]);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <Hydrated part={id} />
      </Suspense>
    );
  });
}
