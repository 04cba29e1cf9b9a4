/** The sheet of a list: what this device has kept of it, then what the shop says, with everything folded in that waits. */
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { Label } from '#core/domain/fields/field.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { foldSheetChange, foldSheetChanges } from '#src/admin/store/sheet/fold-change.ts';
import { followSaves, type SeenSaves } from '#src/admin/store/sheet/follow-saves.ts';
import { fetchSheet, keptSheet, type LoadedSheet, type SheetWords } from '#src/admin/store/sheet/load-sheet.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { columnsOf, type SheetColumn } from './model/columns.ts';
import { linesOf } from './model/lines.ts';
import { createSheet, type Sheet } from './model/sheet.ts';
import { useKeptEdits } from './use-kept-edits.ts';

const NO_SAVES: SeenSaves = { waiting: [], refused: [] };
const NO_COLUMNS: readonly SheetColumn[] = [];
const AT_ONCE = 100;

export function useSheet(words: SheetWords, english: (label: Label) => string) {
  const office = useOffice();
  const { call } = office;
  const { may } = useAdmin();
  const { answer: form } = useAnswer('api.admin.products.form', {});
  const [loaded, setLoaded] = useState<LoadedSheet | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asked, setAsked] = useState(0);
  const [seen, setSeen] = useState<SeenSaves>(NO_SAVES);
  /* a save of thousands writes as many rows: what is drawn follows when there is time */
  const saves = useDeferredValue(seen);
  const mayStock = may('stock.update');
  const place = JSON.stringify(words);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isFresh = false;
    setFailure(null);
    const show = (next: LoadedSheet): void => {
      if (!signal.aborted) setLoaded(next);
    };
    void keptSheet(office, words).then((kept) => {
      if (kept !== null && !isFresh) show(kept);
    });
    fetchSheet(office, words, {
      signal,
      seen: (next) => {
        isFresh = true;
        /* a page alone would take away what this device has kept of the others */
        setLoaded((before) => (signal.aborted || (before?.keptAt != null && !next.isWhole) ? before : next));
      },
    }).catch((error: unknown) => {
      if (!signal.aborted) setFailure(failureOf(error));
    });
    return () => stop.abort();
    // `place` is what is asked for; `asked` asks it again
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place, asked]);

  useEffect(() => {
    let end = (): void => {};
    let isOver = false;
    void officePerson().then(({ store }) => {
      if (isOver) return;
      /* every pull writes how far it came: what says the same draws nothing anew */
      end = followSaves(store, (now) => setSeen((known) => (namesOf(known) === namesOf(now) ? known : now)));
    });
    return () => {
      isOver = true;
      end();
    };
  }, []);

  const sources = loaded?.sources;
  const all = useMemo(() => {
    if (form === null || sources === undefined) return NO_COLUMNS;
    const shown = new Set(form.families.map(({ uuid }) => uuid));
    return columnsOf({ ...form, shown, sources, mayStock, english });
  }, [form, sources, mayStock, english]);
  const signature = all.map(({ key }) => key).join();
  const sheet = useMemo<Sheet | null>(
    () => (all.length === 0 ? null : createSheet(all)),
    // the same columns make the same sheet, in which somebody works
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [signature, place],
  );
  const kept = useKeptEdits(sheet, words);
  const { isRead } = kept;

  useEffect(() => {
    if (sheet === null || loaded === null || form === null) return;
    sheet.show(linesOf(foldSheetChanges(loaded.products, saves.waiting), [...sheet.columns.values()], form));
    sheet.wait(new Set(saves.waiting.map(({ product }) => product)));
    kept.takeUp();
    // `kept` is another object at every drawing
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet, loaded, form, saves]);

  const replace = useCallback((next: readonly SheetProduct[]): void => {
    const known = new Map(next.map((one) => [one.uuid, one]));
    setLoaded((before) => {
      if (before === null) return null;
      const here = new Set(before.products.map(({ uuid }) => uuid));
      const others = next.filter(({ uuid }) => !here.has(uuid));
      return { ...before, products: [...before.products.map((one) => known.get(one.uuid) ?? one), ...others] };
    });
  }, []);

  /** Products as the shop has them now. @throws CallFailed, Refusal */
  const ask = useCallback(
    async (ids: readonly string[]): Promise<readonly SheetProduct[]> => {
      const found: SheetProduct[] = [];
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const { data } = await call('api.admin.products.sheet.some', { query: { ids: ids.slice(at, at + AT_ONCE) } });
        found.push(...data);
      }
      replace(found);
      return found;
    },
    [call, replace],
  );

  /* what has reached the shop is what it has, until it says so itself */
  const before = useRef<readonly SheetChangeArgs[]>([]);
  useEffect(() => {
    const still = new Set([...saves.waiting, ...saves.refused.map(({ args }) => args)].map(nameOf));
    const gone = before.current.filter((one) => !still.has(nameOf(one)));
    before.current = saves.waiting;
    if (gone.length === 0) return;
    setLoaded((now) =>
      now === null ? null : { ...now, products: now.products.map((one) => gone.reduce(foldSheetChange, one)) },
    );
    ask([...new Set(gone.map(({ product }) => product))]).catch(() => {
      // Without the shop in reach the folded product stands; the next opening of the sheet asks again.
    });
  }, [saves, ask]);

  /* products that the list does not find any more, and of which changes are kept here */
  const [lost, setLost] = useState(0);
  const isFresh = loaded !== null && loaded.isWhole && loaded.keptAt === null;
  useEffect(() => {
    const ids = isFresh && isRead ? kept.missing() : [];
    if (ids.length === 0) return;
    ask(ids).then(
      (found) => setLost(ids.length - found.length),
      () => {
        // Without the shop in reach they stay kept, and the next opening asks again.
      },
    );
    // `kept` is another object at every drawing
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFresh, ask, isRead]);

  /** Attributes of the families that are shown, and everything else. */
  const columns = useMemo(() => {
    if (form === null || loaded === null) return NO_COLUMNS;
    const shown = new Set(loaded.products.map(({ fields }) => String(fields['familyId'])));
    const keys = new Set(
      columnsOf({ ...form, shown, sources: loaded.sources, mayStock, english }).map(({ key }) => key),
    );
    return all.filter(({ key }) => keys.has(key));
  }, [form, loaded, mayStock, english, all]);

  return {
    sheet,
    columns,
    loaded,
    failure,
    saves,
    kept,
    /** Products that there are no more, and of which changes are kept here. */
    lost,
    giveUp: () => {
      kept.drop();
      setLost(0);
    },
    attributes: form?.attributes ?? [],
    ask,
    reload: useCallback(() => setAsked((count) => count + 1), []),
  };
}

const namesOf = ({ waiting, refused }: SeenSaves): string =>
  [...waiting.map(nameOf), '', ...refused.map(({ mutId }) => mutId)].join();

const nameOf = ({ save, product }: SheetChangeArgs): string => `${save} ${product}`;
