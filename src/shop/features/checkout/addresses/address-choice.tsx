import { formLayout } from '#styled/recipes';
import { addressFields, addressLines, type Address, type AddressBook } from '#core/contract/account/address-fields.ts';
import { useFieldWords } from '#src/forms/field-words.ts';
import { phoneLines } from '#src/i18n/format/phone.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

interface AddressChoiceProps {
  id: string;
  legend: string;
  book: AddressBook;
  chosen: Address | null;
  onChoose: (uuid: string) => void;
  error: string | undefined;
}

/** One address of the book. */
export function AddressChoice({ id, legend, book, chosen, onChoose, error }: AddressChoiceProps) {
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={legend}
      lines
      options={book.map((one) => ({ value: one.uuid, label: <AddressLines address={one} /> }))}
      value={chosen?.uuid}
      onChange={onChoose}
      error={error}
    />
  );
}

/** An address as on a letter, under the name its owner gave it. */
export function AddressLines({
  address,
}: {
  address: Omit<Address, 'uuid' | 'rev' | 'isDefaultBilling' | 'isDefaultShipping'>;
}) {
  const { value } = useFieldWords(addressFields);
  const { label, country, phone } = address;
  const lines = [
    ...addressLines(address),
    ...(country === 'FR' ? [] : [value('country', address)]),
    ...phoneLines(phone),
  ];
  return (
    <>
      {label === null ? null : <b>{label}</b>}
      {lines.map((line) => (
        <div key={line} className={formLayout().small}>
          {line}
        </div>
      ))}
    </>
  );
}
