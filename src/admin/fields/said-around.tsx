import { useEffect, useRef, type ReactNode } from 'react';
import { field } from '#styled/recipes';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { ControlProps } from './control-props.ts';

interface SaidAroundProps extends Pick<ControlProps, 'hint' | 'error' | 'onLeave' | 'drawing'> {
  children: ReactNode;
}

/** Around a control that says nothing but its name: its help, and what is wrong with it once somebody has been there. */
export function SaidAround({ hint, error, onLeave, drawing, children }: SaidAroundProps) {
  const classes = field();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = place.current;
    around?.addEventListener('focusout', onLeave);
    return () => around?.removeEventListener('focusout', onLeave);
  }, [onLeave]);
  if (drawing.isAside === true) return children;
  return (
    <div ref={place} className={classes.root}>
      {children}
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      {error === null ? null : (
        <p role="alert" className={classes.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
