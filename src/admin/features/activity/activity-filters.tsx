import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { RESOURCES } from '#core/resources/all.ts';
import { rightTo } from '#core/resources/resource.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { WRITTEN_SCREENS } from './written-screens.ts';
import type { ActivityName, ActivityWords } from './activity-query.ts';
import { useActionWords } from '#src/admin/screens/form/history/action-words.ts';

interface ActivityFiltersProps {
  words: ActivityWords;
  onWord: (name: ActivityName, value: string) => void;
  onClear: () => void;
}

/** By person, thing, action and days. */
export function ActivityFilters({ words, onWord, onClear }: ActivityFiltersProps) {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const seen = RESOURCES.filter((one) => one.readOnly !== true && may(rightTo(one, 'view')));
  const people = useAnswer('api.admin.admins.lookup', may('admins.index') ? { query: { q: '' } } : null);
  const actions = useActionWords();
  const choice = (name: ActivityName, label: string, options: readonly (readonly [string, string])[]) => (
    <Select chip aria-label={label} value={words[name] ?? ''} onChange={({ target }) => onWord(name, target.value)}>
      <option value="">{label}</option>
      {options.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <label className={list().day}>
      {label}
      <TextInput
        size="sm"
        type="date"
        value={words[name] ?? ''}
        onChange={({ target }) => onWord(name, target.value)}
      />
    </label>
  );
  return (
    <div role="search" aria-label={t`Filtrer le journal`} className={list().filters}>
      {people.answer === null
        ? null
        : choice(
            'actor',
            t`Tout le monde`,
            people.answer.map(({ uuid, title }) => [uuid, title]),
          )}
      {choice('resource', t`Toutes les ressources`, [
        ...seen.map(({ name, words: said }) => [name, say(said.many)] as const),
        ...WRITTEN_SCREENS.filter(
          ({ page: { permission } }) => permission !== null && permission !== 'open' && may(permission),
        ).map(({ name: screen, page }) => {
          const name = say(page.label);
          return [screen, t`Configuration : ${name}`] as const;
        }),
      ])}
      {choice('action', t`Toutes les actions`, Object.entries(actions))}
      <div className={list().days}>
        {day('from', t`Du`)}
        {day('to', t`au`)}
      </div>
      {Object.keys(words).length === 0 ? null : (
        <Button tone="text" size="sm" onClick={onClear}>{t`Tout afficher`}</Button>
      )}
    </div>
  );
}
