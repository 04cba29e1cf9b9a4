import { isSlash, withoutEnds } from '#core/domain/text/cut/trim-ends.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, list } from '#styled/recipes';
import { isPattern, LONGEST_PATTERN, PLACEHOLDERS } from '#core/domain/cms/content-path.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { exampleOf, type Pattern } from './pattern.ts';
import { useWrongField } from './wrong-field.ts';

interface PatternDialogProps {
  pattern: Pattern;
  words: { slug: string; category: string };
  onClose: () => void;
  onDone: () => void;
}

/** What every pattern names. */
const NEEDED = '{slug}';

/** Moves all contents of a type at once; their former addresses lead on. */
export function PatternDialog({ pattern: { type, name, pattern, count }, words, onClose, onDone }: PatternDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [typed, setTyped] = useState(pattern);
  const [isBusy, setBusy] = useState(false);
  const wrong = useWrongField(failure);
  const meant = withoutEnds(typed.trim(), isSlash);
  const meanings = {
    area: t`l’espace, auto ou moto ; rien pour les deux`,
    type: t`le slug du type de contenu`,
    category: t`le slug de la première catégorie`,
    yyyy: t`l’année de publication`,
    mm: t`le mois de publication`,
    slug: t`le slug du contenu, obligatoire`,
  };
  const example = isPattern(meant) ? exampleOf(type, meant, words) : '';
  const save = async (): Promise<void> => {
    setBusy(true);
    let moved = 0;
    const isDone = await ask(() =>
      answered(
        call('api.admin.permalinks.set-pattern', { params: { type }, body: { pattern: meant } }).then((told) => {
          ({ moved } = told);
        }),
      ),
    );
    setBusy(false);
    if (!isDone) return;
    const told = String(moved);
    toast(moved === 0 ? t`Aucune adresse n’a changé.` : t`${told} adresses ont changé ; les anciennes y conduisent.`);
    onDone();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Modèle : ${name}`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
          <Button tone="ink" loading={isBusy} disabled={meant === pattern} onClick={() => void save()}>
            {t`Enregistrer`}
          </Button>
        </div>
      }
    >
      <form
        className={formLayout().stack}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {wrong.isAtField('pattern') ? null : <FailureNote failure={failure} />}
        <Field
          label={t`Modèle`}
          hint={example === '' ? t`Il lui faut ${NEEDED}, une fois.` : t`Exemple : ${example}`}
          error={wrong.at('pattern')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={LONGEST_PATTERN}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <KeyValueList
          facts={PLACEHOLDERS.map((one) => ({ key: one, term: <code>{`{${one}}`}</code>, value: meanings[one] }))}
        />
        <p className={list().sums}>
          {count === 1 ? t`1 adresse va changer.` : t`Jusqu’à ${String(count)} adresses vont changer.`}
        </p>
      </form>
    </Sheet>
  );
}
