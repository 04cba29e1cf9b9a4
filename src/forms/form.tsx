import type { BaseSyntheticEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** As `form.handleSubmit` makes it. */
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  /** For a button that stands elsewhere. */
  id?: string;
  children: ReactNode;
}

/** The element of a contract form around its fields: what is wrong is said in our words, not the browser's. */
export function Form<Values extends FieldValues, Output>({ form, onSubmit, id, children }: FormProps<Values, Output>) {
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </FormProvider>
  );
}
