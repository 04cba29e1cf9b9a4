import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { topLine } from '#styled/recipes';
import { useShownActions } from '#src/admin/port/header-actions.ts';
import { header, setActiveTab } from '#src/admin/store/header.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** Title, actions and tabs of the page, as its screen says them (`useHeader`); the tabs' panel is the screen. */
export function PageHead() {
  const { title, enableTabs } = useSnapshot(header);
  const actions = useShownActions();
  const classes = topLine();
  if (title === '') return null;
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {actions === null ? null : <div className={classes.actions}>{actions}</div>}
      </div>
      {enableTabs ? <Tabs /> : null}
    </>
  );
}

/** Panel of the active tab: what the screen draws stands in it. */
export const TAB_PANEL = 'office-panel';

/** Arrows move among the tabs and open them, as readers of screens expect. */
function Tabs() {
  const { t } = useLingui();
  const { tabs, activeTab, title } = useSnapshot(header);
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const classes = topLine();
  const move = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const at = tabs.findIndex(({ key }) => key === activeTab);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + (steps[event.key] ?? Number.NaN);
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined) return;
    event.preventDefault();
    setActiveTab(tab.key);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.key)}"]`)?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={title} tabIndex={-1} className={classes.tabs} onKeyDown={move}>
      {tabs.map(({ key, label, count, errors }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-tab={key}
          aria-selected={key === activeTab}
          aria-controls={TAB_PANEL}
          tabIndex={key === activeTab ? 0 : -1}
          className={classes.tab}
          onClick={() => setActiveTab(key)}
        >
          {label}
          {count === undefined ? null : <span className={classes.count}>{format.number(count)}</span>}
          {errors === undefined ? null : (
            <span className={classes.errors}>{errors === 1 ? t`1 erreur` : t`${errors} erreurs`}</span>
          )}
        </button>
      ))}
    </div>
  );
}
