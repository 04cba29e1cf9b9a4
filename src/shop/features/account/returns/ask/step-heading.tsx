import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { formLayout } from '#styled/recipes';

/** Where somebody is; a press that leads here brings the focus along. */
export function StepHeading({ step, title, isLed }: { step: 1 | 2 | 3; title: string; isLed: boolean }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isLed) return;
    heading.current?.scrollIntoView({ block: 'center', behavior: 'auto' });
    heading.current?.focus({ preventScroll: true });
  }, [isLed]);
  return (
    <header>
      <p className={formLayout().small}>{t`Étape ${step} sur 3`}</p>
      <h2 ref={heading} tabIndex={-1} className={formLayout().figure}>
        {title}
      </h2>
    </header>
  );
}
