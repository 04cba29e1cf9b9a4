/** The end of an address or a code, in the letters it may have; of a new record it follows the words that name it until it is written. */
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { valuesIn } from '#core/domain/fields/values.ts';
import { identifierOf, MAX_SLUG_LENGTH, slugOf } from '#core/domain/text/slug.ts';
import { WIDGETS, type WidgetProps } from '#src/forms/field-widgets.tsx';

const Line = WIDGETS.text;

export function SlugWidget(props: WidgetProps) {
  const { from, shape, max = MAX_SLUG_LENGTH } = props.field;
  return (
    <>
      <Line {...props} />
      {from === undefined ? null : (
        <Following
          name={props.prefix + props.own}
          from={props.prefix + from}
          write={shape === 'identifier' ? identifierOf : slugOf}
          max={max}
        />
      )}
    </>
  );
}

interface FollowingProps {
  name: string;
  from: string;
  write: (words: string) => string;
  max: number;
}

function Following({ name, from, write, max }: FollowingProps) {
  const { getValues, setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const isNew = valueAt(defaultValues, name) === '';
  const words: unknown = useWatch({ name: from });
  const before = useRef(words);
  /* one that says something else was written, or stands in addresses already */
  const isOwn = useRef(false);
  useEffect(() => {
    const [then, now] = [before.current, words].map((one) =>
      typeof one === 'string' ? write(one).slice(0, max).replace(/[-_]$/u, '') : '',
    );
    before.current = words;
    const held: unknown = getValues(name);
    if (held === '' || held === undefined) isOwn.current = false;
    else if (held !== then) isOwn.current = true;
    if (isNew && !isOwn.current && then !== now) setValue(name, now, { shouldDirty: true });
  }, [words, isNew, name, write, max, getValues, setValue]);
  return null;
}

const valueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, step) => valuesIn(at)[step], values);
