/** The routes of the shop's look, as the form of a record calls them. */
import { standingOn, type Revision } from '#core/domain/revision/revision.ts';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import { BRANDING_COLOURS, DISPLAY_RATIO, usualColour } from '#core/settings/branding.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { valueAt, withValue, type RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { RATIO, recordOf } from './branding-shape.ts';

export interface BrandingCalls extends Pick<RecordCalls, 'show' | 'store' | 'update' | 'history'> {
  /** Goes back to the colours that stood after a write; pictures stay as they are. */
  readonly restore: (seen: Revision, entry: HistoryEntry) => Promise<void>;
}

export function brandingCalls(call: Call): BrandingCalls {
  /* all of them: the shop notes what differs from what it holds */
  const write = async (seen: Revision, values: RecordValues) => {
    const at = (name: string): unknown => valueAt(values, `fields.${name}`);
    const colours = Object.fromEntries(
      BRANDING_COLOURS.map((id) => [id, at(id) === usualColour(id) ? null : String(at(id))]),
    );
    const displayRatio = DISPLAY_RATIO.choices.find((one) => one === at(RATIO)) ?? DISPLAY_RATIO.default;
    return call('api.admin.branding.colors', { body: { ...standingOn(seen), colours, displayRatio } });
  };
  const show = async () => recordOf(await call('api.admin.branding.show', {}));
  const history = () => call('api.admin.branding.history', {});
  return {
    show,
    store: () => Promise.reject(new Error('the look of the shop is there already')),
    update: async ({ uuid, ...seen }, values) => {
      const { rev, revId } = await write(seen, values);
      return { uuid, rev, revId };
    },
    history,
    async restore(seen, wanted) {
      const { fields } = await show();
      let values: RecordValues = { fields };
      for (const entry of await history()) {
        if (entry.id === wanted.id) break;
        for (const name of [...BRANDING_COLOURS, RATIO] as const) {
          if (!(name in (entry.after ?? {}))) continue;
          const usual = name === RATIO ? DISPLAY_RATIO.default : usualColour(name);
          values = withValue(values, `fields.${name}`, entry.before?.[name] ?? usual);
        }
      }
      await write(seen, values);
    },
  };
}
