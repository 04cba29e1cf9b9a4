/** Views of a list as tabs: all of it, those that every shop has, one's own and those that are shared. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { list, tool } from '#styled/recipes';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { plus } from '#src/ui/icon/glyphs.ts';
import { gearSix } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { FIRST_STATE, type Known, type ListState } from '../model/list-address.ts';
import { isNarrowed } from '../model/list-changes.ts';
import { isAsKept, openView, wordsKept } from '../model/view-state.ts';
import { PopoverButton } from '../parts/popover.tsx';
import { useViews } from './use-views.ts';
import { ViewForm } from './view-form.tsx';

interface ViewTabsProps {
  resource: Resource;
  known: Known;
  state: ListState;
  /** Columns that are shown, from the left. */
  shown: readonly string[];
  hrefOf: (state: ListState) => string;
  go: (state: ListState, options?: { readonly replace?: boolean }) => void;
}

export function ViewTabs({ resource, known, state, shown, hrefOf, go }: ViewTabsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { staysHere } = useRoute();
  const say = useLabel();
  const views = useViews(resource.name);
  const builtIn = (resource.list.views ?? []).map(({ name, query }) => ({
    id: name,
    name: say(name),
    opened: openView({ query, columns: null }, name, known),
    saved: null,
  }));
  const kept = views.all.map((saved) => ({
    id: saved.uuid,
    name: saved.name,
    opened: openView(saved, saved.uuid, known),
    saved,
  }));
  const tabs = [...builtIn, ...kept];
  const current = tabs.find(({ id }) => id === state.view);
  const own = current?.saved?.own === true ? current.saved : null;
  const isChanged = current !== undefined && !isAsKept(state, current.opened, shown);
  const mayShare = may(rightTo(resource, 'update'));
  const now = { query: wordsKept(state), columns: [...shown] };
  const maySave = current === undefined ? isNarrowed(state) || state.sort !== null : isChanged;
  if (tabs.length === 0 && !maySave) return null;
  const classes = list();
  return (
    <div className={classes.views}>
      <nav aria-label={t`Vues de la liste`} className={classes.tabs}>
        <Tab href={hrefOf({ ...FIRST_STATE, perPage: state.perPage })} isCurrent={current === undefined}>
          {t`Tout`}
        </Tab>
        {tabs.map(({ id, name, opened }) => (
          <Tab key={id} href={hrefOf({ ...opened, perPage: state.perPage })} isCurrent={id === state.view}>
            {name}
            {id === state.view && isChanged ? <span className={classes.count}>{t`modifiée`}</span> : null}
          </Tab>
        ))}
      </nav>
      {own === null ? null : (
        <PopoverButton
          title={t`Régler la vue`}
          spoken={t`Régler la vue ${own.name}`}
          look={tool({ tone: 'plain', icon: true })}
          label={<Icon glyph={gearSix} size="sm" />}
        >
          {(close) => (
            <ViewForm
              name={own.name}
              shared={own.shared}
              mayShare={mayShare}
              onSave={(next) => views.change(own, { ...now, ...next })}
              onRemove={async () => {
                const stays = staysHere();
                const told = await views.remove(own);
                if (told.ok && stays()) go({ ...state, view: null }, { replace: true });
                return told;
              }}
              onDone={close}
            />
          )}
        </PopoverButton>
      )}
      {maySave ? (
        <PopoverButton
          title={t`Enregistrer la vue`}
          look={tool({ tone: 'plain' })}
          label={
            <>
              <Icon glyph={plus} size="sm" />
              {t`Enregistrer la vue`}
            </>
          }
        >
          {(close) => (
            <ViewForm
              name=""
              shared={false}
              mayShare={mayShare}
              onSave={async (next) => {
                const stays = staysHere();
                const uuid = crypto.randomUUID();
                const told = await views.add(uuid, { ...now, ...next });
                if (told.ok && stays()) go({ ...state, view: uuid }, { replace: true });
                return told;
              }}
              onRemove={null}
              onDone={close}
            />
          )}
        </PopoverButton>
      ) : null}
    </div>
  );
}

function Tab({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link href={href} className={list().tab} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      {children}
    </Link>
  );
}
