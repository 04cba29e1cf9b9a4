/** The products of a list as a spreadsheet, with or without a network. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { sheetGrid, tool } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { Label } from '#core/domain/fields/field.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { askedOf, readAddress } from '#src/admin/screens/list/model/list-address.ts';
import { factsOf } from '#src/admin/screens/list/model/list-facts.ts';
import { useFailureWords } from '#src/admin/screens/list/data/failure-words.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { cube } from '#src/ui/icon/glyphs-office.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { UndoButton } from './save/undo-button.tsx';
import { useColumns } from './use-columns.ts';
import { useSheet } from './use-sheet.ts';
import { Workbench } from './workbench.tsx';

const KNOWN = factsOf(products).known;

export function SheetPage() {
  const { query } = useRoute();
  const asked = query.toString();
  const words = useMemo(() => {
    const { cursor: _page, perPage: _rows, ...list } = askedOf(readAddress(new URLSearchParams(asked), KNOWN));
    return list;
  }, [asked]);
  return <SheetOf key={JSON.stringify(words)} words={words} asked={asked} />;
}

function SheetOf({ words, asked }: { words: ReturnType<typeof askedOf>; asked: string }) {
  const { t } = useLingui();
  const say = useLabel();
  const format = useFormat();
  const failureWords = useFailureWords();
  const { admin, may } = useAdmin();
  const english = useCallback((label: Label) => t`${say(label)} (anglais)`, [t, say]);
  const { sheet, columns, loaded, failure, saves, kept, lost, giveUp, attributes, ask, reload } = useSheet(
    words,
    english,
  );
  const chosen = useColumns(admin?.id ?? '', columns);
  const back = asked === '' ? adminHref('admin.products') : `${adminHref('admin.products')}?${asked}`;
  useHeader({
    title: t`Tableur`,
    parent: 'admin.products',
    actions: (
      <>
        {may('products.update') ? <UndoButton onUndone={reload} /> : null}
        <Link className={tool()} href={back}>{t`Retour à la liste`}</Link>
      </>
    ),
  });
  if (sheet === null || loaded === null)
    return failure === null ? (
      <Skeleton shape="block" />
    ) : (
      <Note tone="warn" role="alert" title={failureWords(failure)}>
        <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
      </Note>
    );
  const count = loaded.products.length;
  if (count === 0 && loaded.isWhole && kept.missing().length === 0 && lost === 0) return <NoProducts asked={asked} />;
  const shown = format.number(count);
  const told = format.isOne(count) ? t`${shown} produit` : t`${shown} produits`;
  return (
    <div className={sheetGrid().root}>
      <p className={sheetGrid().tools} role="status">
        <span className={sheetGrid().told}>
          {[
            loaded.isWhole ? told : t`${told} sur ${format.number(loaded.total)}, la suite arrive…`,
            loaded.more ? t`La liste en trouve davantage : affinez-la pour voir les autres.` : '',
            loaded.keptAt === null ? '' : t`Gardés sur cet appareil le ${format.dateTime(loaded.keptAt)}.`,
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </span>
      </p>
      {failure === null ? null : (
        <Note tone="warn" title={failureWords(failure)}>
          <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
        </Note>
      )}
      {lost === 0 ? null : (
        <Note
          tone="warn"
          title={
            lost === 1
              ? t`Un produit que vous aviez modifié ici n’existe plus.`
              : t`${lost} produits que vous aviez modifiés ici n’existent plus.`
          }
        >
          <Button tone="line" size="sm" onClick={giveUp}>{t`Abandonner ces modifications`}</Button>
        </Note>
      )}
      <Workbench
        sheet={sheet}
        all={columns}
        chosen={chosen}
        saves={saves}
        kept={kept}
        attributes={attributes}
        ask={ask}
        loaded={loaded}
      />
    </div>
  );
}

/** Nothing to write in: what brings products here. */
function NoProducts({ asked }: { asked: string }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const create = may('products.store') ? adminHref('admin.products.create') : null;
  if (asked !== '')
    return (
      <EmptyState
        glyph={cube}
        title={t`Rien ne correspond`}
        text={t`Aucun élément ne répond à cette recherche et à ces filtres.`}
        actions={<LinkButton tone="line" size="sm" href={adminHref('admin.sheet')}>{t`Tout afficher`}</LinkButton>}
      />
    );
  return (
    <EmptyState
      glyph={cube}
      title={t`Aucun produit`}
      text={t`Le tableur montre les produits de la liste : créez-en d’abord un.`}
      {...(create === null
        ? {}
        : { actions: <LinkButton tone="ink" size="sm" href={create}>{t`Créer un produit`}</LinkButton> })}
    />
  );
}
