import { useLingui } from '@lingui/react/macro';
import { officeField } from '#styled/recipes';
import { INHERITED_FIELDS } from '#core/domain/catalogue/products/inheritance.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

/** What variants have of their product: it is written in the other tabs, once for all of them. */
export function InheritedNote({ fields }: { fields: FieldSet }) {
  const { t } = useLingui();
  const say = useLabel();
  const list = new Intl.ListFormat(languageTag(useLocale()));
  const names = list.format(
    INHERITED_FIELDS.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [say(field.label)];
    }),
  );
  return <p className={officeField().status}>{t`Communs à toutes les déclinaisons : ${names}`}</p>;
}
