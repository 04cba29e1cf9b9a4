/** The control of every kind of field: one that is forgotten does not compile. */
import type { ReactNode } from 'react';
import { recordForm } from '#styled/recipes';
import type { FieldKind, NumberKind, TextKind } from '#core/domain/fields/field.ts';
import { valuesIn } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { ChoiceControl } from '#src/admin/fields/choice-control.tsx';
import type { Control, ControlProps } from '#src/admin/fields/control-props.ts';
import { LineControl } from '#src/admin/forms/line-control.tsx';
import { PlaceControl, TitledLinkControl } from '#src/admin/fields/link-control.tsx';
import { MediaField } from '#src/admin/fields/media-field.tsx';
import { PlainRows } from '#src/admin/fields/plain-rows.tsx';
import { RecordsControl } from '#src/admin/fields/records-control.tsx';
import { RowsControl } from '#src/admin/fields/rows-control.tsx';
import { SaidAround } from '#src/admin/fields/said-around.tsx';
import { AnchorControl, BoundedControl, LinkControl } from '#src/admin/fields/tidy-lines.tsx';
import { CONTROLS as BY_VALUE } from '#src/admin/forms/controls.ts';
import { FilesControl } from '#src/admin/forms/files-control.tsx';
import { RichTextField } from '#src/admin/forms/rich-text/rich-text-field.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Note } from '#src/ui/note/note.tsx';

function RichControl(props: ControlProps) {
  return (
    <SaidAround {...props}>
      <RichTextField
        label={props.label}
        value={readRichText(props.value)}
        readOnly={!props.drawing.mayWrite}
        onChange={(text) => props.onChange(text)}
      />
    </SaidAround>
  );
}

function FlagControl(props: ControlProps) {
  const { field, value, drawing, onChange } = props;
  return (
    <SaidAround {...props}>
      <Checkbox
        checked={value === true}
        disabled={!drawing.mayWrite}
        onChange={({ target }) => onChange(target.checked)}
      >
        {drawing.say(field.label ?? '')}
      </Checkbox>
    </SaidAround>
  );
}

function Heading({ field, drawing }: ControlProps): ReactNode {
  return <h3 className={recordForm().title}>{drawing.say(field.label ?? '')}</h3>;
}

function Message({ field, hint = '', drawing }: ControlProps) {
  return (
    <Note tone="info" title={drawing.say(field.label ?? '')}>
      {hint}
    </Note>
  );
}

function GroupControl({ field, value, path, drawing, onEdit, Form }: ControlProps) {
  const classes = recordForm();
  return (
    <fieldset className={classes.section}>
      <legend className={classes.title}>{drawing.say(field.label ?? '')}</legend>
      <Form
        fields={Object.entries(field.row ?? {})}
        values={valuesIn(value)}
        path={path}
        drawing={drawing}
        onChange={(edit) => onEdit((now) => edit(valuesIn(now)))}
      />
    </fieldset>
  );
}

/** A picture is chosen in place, or in the dialog of the library. */
function PictureControl(props: ControlProps) {
  return props.field.look === 'plain' ? <FilesControl {...props} /> : <MediaField {...props} />;
}
/** An address is kept once it is one, or as it is typed and judged with the others. */
function AddressControl(props: ControlProps) {
  return props.field.look === undefined ? <LinkControl {...props} /> : <LineControl {...props} />;
}
function RowsOf(props: ControlProps) {
  return props.field.named === true ? <RowsControl {...props} /> : <PlainRows {...props} />;
}

/** Every kind that is no line of text, and no number that is typed. */
type DrawnKind = Exclude<
  FieldKind,
  Exclude<TextKind, Drawn> | Exclude<NumberKind, 'number'> | 'tags' | 'numbers' | 'values'
>;
type Drawn = 'link' | 'anchor' | 'instant' | 'color' | 'choice' | 'reference' | 'picture' | 'file';

const DRAWN: Readonly<Record<DrawnKind | 'decimal', Control>> = {
  ...BY_VALUE,
  /* typed with the browser’s own control, which knows bounds and a slider */
  decimal: LineControl,
  link: AddressControl,
  anchor: AnchorControl,
  number: BoundedControl,
  choice: ChoiceControl,
  reference: RecordsControl,
  references: RecordsControl,
  picture: PictureControl,
  boolean: FlagControl,
  consent: FlagControl,
  rich: RichControl,
  titledLink: TitledLinkControl,
  place: PlaceControl,
  group: GroupControl,
  rows: RowsOf,
  heading: Heading,
  message: Message,
};

/** By kind; a kind that has none here is a line. */
export const CONTROLS: Readonly<Partial<Record<FieldKind, Control>>> = DRAWN;
