import { useValuesDrawing } from '#src/admin/forms/values/values-rules.ts';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';

/** Values whose fields stand elsewhere, drawn by whoever knows these. */
export function ValuesWidget(props: WidgetProps) {
  const { Control } = useValuesDrawing();
  return Control === null ? null : <Control {...props} />;
}
