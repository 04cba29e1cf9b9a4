import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { errorSummary } from '#styled/recipes';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

export interface FieldError {
  /** the id of the control */
  id: string;
  /** the name of the field */
  label: string;
}

export interface ErrorSummaryProps {
  /** "3 champs à corriger" */
  title: string;
  /** in the order of the page */
  errors: readonly FieldError[];
  /** "et 7 autres": says of a long list what is not told of it; without it all are told */
  others?: (count: number) => string;
}

/** A list of more than four fills a phone: then the first three lead to the beginning of what is missing. */
const ALL = 4;
const FIRST = 3;

/**
 * What a refused submission says first: it takes the focus when it appears and leads to each field.
 * Give it a `key` that changes with every refused submission, so that the focus comes back each time.
 */
export function ErrorSummary({ title, errors, others }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const classes = errorSummary();
  const told = others !== undefined && errors.length > ALL ? errors.slice(0, FIRST) : errors;
  useLayoutEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className={classes.root}>
      <Icon glyph={warningCircleFill} size="lg" className={classes.icon} />
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        <ul className={classes.list}>
          {told.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link} onClick={(event) => toField(event, id)}>
                {label}
              </a>
            </li>
          ))}
          {told.length < errors.length ? <li>{others?.(errors.length - told.length)}</li> : null}
        </ul>
      </div>
    </section>
  );
}

/** The focus goes to the control itself; the address stays as it is, so that "back" leaves the page. */
function toField(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (control === null) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
