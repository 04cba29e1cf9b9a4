/** How many pieces a place holds, written in its place: Enter or « Enregistrer » puts the stock right, Escape leaves it as it was. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSnapshot } from 'valtio';
import { field as fieldRecipe } from '#styled/recipes';
import { deltaOf } from '#core/domain/stock/correction.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { answered } from '#src/admin/api/answered.ts';
import { typedPieces } from '#src/admin/parts/desk/move/typed-pieces.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { StockPlace } from './stock-place.ts';

interface PiecesCellProps {
  place: StockPlace;
  /** One writes here at once. */
  startsHere: boolean;
  onCorrected: () => void;
}

export function PiecesCell({ place, startsHere, onCorrected }: PiecesCellProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { online } = useSnapshot(connection);
  const { ask, failure } = useAsk();
  const wrongId = useId();
  const held = String(place.quantity);
  const [text, setText] = useState(held);
  /* sent again after a lost answer, the movement is the same */
  const [movement, setMovement] = useState(() => crypto.randomUUID());
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { uuid, rev, revId, sku, source } = place;
  const isChanged = text.trim() !== held;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsHere) input.current?.select();
  }, [startsHere]);
  const type = (next: string): void => {
    setText(next);
    setWrong(null);
    setMovement(crypto.randomUUID());
  };
  const save = async (): Promise<void> => {
    if (uuid === undefined || rev === undefined || !isChanged || !online || isBusy) return;
    const pieces = typedPieces(text);
    if (pieces === null || deltaOf(place.quantity, { way: 'to', pieces }) === null) {
      setWrong(t`Entrez un nombre entier de pièces.`);
      return;
    }
    setBusy(true);
    const body = {
      ...standingOn({ rev, revId }),
      id: movement,
      way: 'to',
      pieces,
      cause: 'other',
      note: null,
    } as const;
    const isSaved = await ask(() => answered(call('api.admin.stock.correct', { params: { uuid }, body })));
    setBusy(false);
    if (!isSaved) return;
    toast(t`Le stock est corrigé`);
    onCorrected();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isChanged) {
      event.stopPropagation();
      event.preventDefault();
      type(held);
    }
    if (event.key !== 'Enter') return;
    /* the form around it is not sent */
    event.preventDefault();
    void save();
  };
  return (
    <>
      <TextInput
        ref={input}
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-label={t`Pièces en rayon : ${sku}, ${source}`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        {...(wrong === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': wrongId })}
      />
      {wrong === null ? null : (
        <p role="alert" id={wrongId} className={fieldRecipe().error}>
          {wrong}
        </p>
      )}
      {isChanged ? (
        <Button size="sm" tone="line" loading={isBusy} disabled={!online} onClick={() => void save()}>
          {t`Enregistrer la quantité`}
        </Button>
      ) : null}
      <FailureNote failure={failure} />
    </>
  );
}
