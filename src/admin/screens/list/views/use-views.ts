/** The saved views of a list, and what a person does with them. */
import { useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { SavedView } from '#core/contract/admin/office/views.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { Answered } from '#src/forms/use-ask.ts';
import type { ResourceName } from '../model/resource-name.ts';

type Kept = Pick<SavedView, 'name' | 'shared' | 'query' | 'columns'>;

export interface Views {
  readonly all: readonly SavedView[];
  /** @param uuid of the new view, made by the device */
  readonly add: (uuid: string, view: Kept) => Promise<Answered>;
  readonly change: (view: SavedView, next: Kept) => Promise<Answered>;
  /** It can be taken back. */
  readonly remove: (view: SavedView) => Promise<Answered>;
}

const NONE: readonly SavedView[] = [];

export function useViews(resource: ResourceName): Views {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { answer, reload } = useAnswer('api.admin.views.index', { query: { resource } });
  const store = async (uuid: string, { name, shared, query, columns }: Kept): Promise<void> => {
    await call('api.admin.views.store', { body: { uuid, resource, name, shared, query, columns } });
    reload();
  };
  return {
    all: answer ?? NONE,
    add: (uuid, view) => answered(store(uuid, view).then(() => toast(t`Vue enregistrée`))),
    change: (view, { name, shared, query, columns }) => {
      const body = { ...standingOn(view), resource, name, shared, query, columns };
      return answered(
        call('api.admin.views.update', { params: { uuid: view.uuid }, body })
          .finally(reload)
          .then(() => toast(t`Vue enregistrée`)),
      );
    },
    remove: (view) => {
      const { uuid } = view;
      const back = (): void => void answered(store(uuid, view));
      return answered(
        call('api.admin.views.destroy', { params: { uuid }, body: standingOn(view) })
          .finally(reload)
          .then(() => toast(t`Vue supprimée`, { label: t`Annuler`, onPress: back })),
      );
    },
  };
}
