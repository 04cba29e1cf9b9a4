/** What the author of a quote request wrote beside the articles. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { QuoteRequest } from '#core/contract/quotes/quote-record.ts';
import { quoteContactFields, quoteFields } from '#core/contract/quotes/quote-fields.ts';
import { useFieldWords, type FieldWords } from '#src/forms/field-words.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function WrittenRequest({ request }: { request: QuoteRequest }) {
  const { t } = useLingui();
  const layout = formLayout();
  const contact = useFieldWords(quoteContactFields);
  const asked = useFieldWords(quoteFields);
  return (
    <section>
      <h2 className={layout.group}>{t`Votre demande`}</h2>
      <Surface pad="lg">
        <KeyValueList facts={[...factsOf(asked, request), ...factsOf(contact, request.contact)]} />
      </Surface>
    </section>
  );
}

/** One for each field that was filled in. */
const factsOf = ({ labels, value }: FieldWords, values: object): Fact[] =>
  Object.entries(labels)
    .map(([key, term]) => ({ key, term, value: value(key, values) }))
    .filter((fact) => fact.value !== '');
