/**
 * A component whose code comes later. React's `lazy` suspends at its first drawing even where the code is here already,
 * and what once fell back is shown 300 ms later at the soonest (React's throttle of fallbacks). So a part that is here
 * is drawn at once, and only one that is not suspends.
 */
import { createElement, lazy, useState, type ComponentType } from 'react';

export interface LatePart<Props extends object> {
  /** Suspends where the code is not here yet. */
  readonly Part: ComponentType<Props>;
  /** Brings the code ahead; refused once, it is asked for again by the next. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** @param bring imports the part and answers its component */
export function latePart<Props extends object = object>(bring: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const arrive = async (): Promise<ComponentType<Props>> => {
    try {
      here = await bring();
      return here;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  const load = (): Promise<ComponentType<Props>> => (coming ??= arrive());
  const Later: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  function Part(props: Props) {
    // Kept while it stands: another type of component would throw its state away.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Later);
    return createElement(Shown, props);
  }
  return { Part, load };
}
