/** What is changed and not saved, how safe it is, and what saves it: the form's own button. It stays in view. */
import { useLingui } from '@lingui/react/macro';
import { recordForm } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';

export interface SaveBarProps {
  /** How many places differ from what was seen. */
  count: number;
  /** The first of them in words. */
  change: string;
  /** What is typed is on the disk of this device. */
  isKept: boolean;
  savedAt: string | null;
  isSaving: boolean;
  /** A record that the shop does not know yet. */
  isNew: boolean;
  /** What saves is called so. */
  label?: string;
  onRevert: () => void;
}

export function SaveBar({ count, change, isKept, savedAt, isSaving, isNew, label, onRevert }: SaveBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = recordForm();
  const number = format.number(count);
  const saved = savedAt === null ? '' : format.time(savedAt);
  const head = isSaving
    ? t`Enregistrement…`
    : count > 0 && !isNew
      ? count === 1
        ? t`1 modification`
        : t`${number} modifications`
      : count > 0
        ? t`Modifications non enregistrées`
        : saved === ''
          ? ''
          : t`Enregistré à ${saved}`;
  return (
    <div className={classes.bar}>
      {head === '' ? null : <span className={classes.count}>{head}</span>}
      <span className={classes.change}>{count > 0 && !isNew ? change : ''}</span>
      <span className={classes.state}>{count > 0 && isKept ? t`Gardé sur cet appareil` : ''}</span>
      <LiveRegion text={count === 0 && saved !== '' ? t`Enregistré à ${saved}` : ''} />
      <div className={classes.actions}>
        {count > 0 && !isNew ? (
          <Button tone="line" onClick={onRevert}>
            {t`Annuler`}
          </Button>
        ) : null}
        <Button tone="ink" type="submit" loading={isSaving} disabled={count === 0 && !isNew}>
          {label ?? t`Enregistrer`}
          <kbd className={classes.key} aria-hidden>
            {t`Ctrl S`}
          </kbd>
        </Button>
      </div>
    </div>
  );
}
