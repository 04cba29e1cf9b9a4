/** Fields of a contract form: label, control and sentence from one name. */
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, use, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { ErrorSummary } from '#src/ui/error-summary/error-summary.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';

const PlaceContext = createContext('champ');

/** A form over a page that may hold one itself: the ids of its fields begin with another word. */
export function FieldsOf({ place, children }: { place: string; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

const idIn = (place: string, name: string): string => `${place}-${name.replaceAll('.', '-')}`;

/** Element id of a field, so that the error summary can lead to it. */
export const useFieldId = (name: string): string => idIn(use(PlaceContext), name);

/** Empty optional fields are `null` to the contract. */
export const orNull = (value: unknown): unknown => (value === '' ? null : value);

/** The code of the error at a dotted name, if there is one. */
function codeAt(errors: object, name: string): string | undefined {
  let at: unknown = errors;
  for (const key of [...name.split('.'), 'message']) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return typeof at === 'string' ? at : undefined;
}

/** What is wrong with a field, in words; nothing while nothing is. */
export function useSentence(name: string): string | undefined {
  const { i18n } = useLingui();
  const { errors } = useFormState({ name });
  const { getValues } = useFormContext();
  const sentence = useFieldSentence();
  const code = codeAt(errors, name);
  return code === undefined ? undefined : i18n._(sentence(code, getValues(name)));
}

interface TextFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
}

export function TextField({ name, label, optional = false, hint, maxLength, ...input }: TextFieldProps) {
  const { t } = useLingui();
  const { register } = useFormContext();
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          {...(maxLength === undefined ? {} : { maxLength })}
          {...register(name, optional ? { setValueAs: orNull } : {})}
        />
      )}
    </Field>
  );
}

type TextAreaFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'optional' | 'hint'>;

export function TextAreaField({ name, label, optional = false, hint }: TextAreaFieldProps) {
  const { t } = useLingui();
  const { register } = useFormContext();
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => <TextArea {...control} {...register(name, optional ? { setValueAs: orNull } : {})} />}
    </Field>
  );
}

/** A box to tick; its sentence stands under it. */
export function CheckField({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext();
  const sentence = useSentence(name);
  const id = useFieldId(name);
  return (
    <Field label={<Trans>Votre accord</Trans>} id={id} error={sentence}>
      {(control) => (
        <Checkbox {...control} {...register(name)} top>
          {children}
        </Checkbox>
      )}
    </Field>
  );
}

function namesOf(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = prefix + key;
    return 'message' in value && typeof value.message === 'string' ? [name] : namesOf(value, `${name}.`);
  });
}

/** Something that has to be there is not. */
const isMissing = (code: string | undefined): boolean => code === 'required' || code?.endsWith('.required') === true;

interface FormErrorsProps {
  /** By field name, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** Of an account: that a field which has to be filled is empty is said in its own words (specification §5). */
  account?: boolean;
}

/** What a refused submission says first, in the order of the page. */
export function FormErrors({ labels, account = false }: FormErrorsProps) {
  const { t } = useLingui();
  const place = use(PlaceContext);
  const { errors, submitCount } = useFormState();
  const wrong = new Set(namesOf(errors));
  const listed = Object.entries(labels).filter(([name]) => wrong.has(name));
  if (submitCount === 0 || listed.length === 0) return null;
  const count = listed.length;
  const isAnyMissing = account && listed.some(([name]) => isMissing(codeAt(errors, name)));
  const missing = t`Vous devez renseigner tous les champs obligatoires`;
  return (
    <ErrorSummary
      key={submitCount}
      title={isAnyMissing ? missing : count === 1 ? t`1 champ à corriger` : t`${count} champs à corriger`}
      errors={listed.map(([name, label]) => ({ id: idIn(place, name), label }))}
      others={(more) => t`et ${more} autres`}
    />
  );
}
