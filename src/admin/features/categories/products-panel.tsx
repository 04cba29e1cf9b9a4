/** Products of a category: put in, taken out, and those its list shows first in their order. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { categoryTree } from '#styled/recipes';
import { CATEGORY_PRODUCTS_PER_PAGE, type CategoryProduct } from '#core/contract/admin/categories/products.ts';
import { MOST_FIRST } from '#core/domain/catalogue/categories/category-list.ts';
import { standingOn } from '#core/domain/revision/revision.ts';
import { failureOf } from '#src/api/failure.ts';
import { answered } from '#src/admin/api/answered.ts';
import { FoundCombobox } from '#src/admin/forms/lookup/found-combobox.tsx';
import { useTypedSearch } from '#src/admin/parts/typed-search.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { cube } from '#src/ui/icon/glyphs-office.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useOrderWords } from './order-words.ts';
import { ProductLine } from './product-line.tsx';

/** Typing pauses this long before products are looked for. */
const PAUSE_MS = 200;

/** It stands in the form of the category, which Enter in one of its fields would save. */
function stayOut(panel: HTMLElement | null): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  panel?.addEventListener('keydown', heard);
  return () => panel?.removeEventListener('keydown', heard);
}

export function ProductsPanel({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const orders = useOrderWords();
  const { ask, failure: refused } = useAsk();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const search = useCallback((words: string) => {
    setQ(words.trim());
    setPage(1);
  }, []);
  const { text, type } = useTypedSearch(q, search, PAUSE_MS);
  const [said, setSaid] = useState('');
  const params = { uuid };
  const { answer, failure, reload } = useAnswer('api.admin.categories.products', {
    params,
    query: { q, ...(page === 1 ? {} : { page: String(page) }) },
  });
  const find = useCallback(
    (words: string) =>
      call('api.admin.categories.products.find', { params: { uuid }, query: { q: words } }).then(
        (rows) => rows.map(({ uuid: product, name, sku }) => ({ uuid: product, title: name, subtitle: sku })),
        (error: unknown) => {
          failureOf(error);
          return 'away' as const;
        },
      ),
    [call, uuid],
  );
  const classes = categoryTree();
  if (answer === null)
    return (
      <div className={classes.panel}>
        {failure === null ? <Skeleton shape="block" /> : <FailureNote failure={failure} />}
      </div>
    );
  const mayUpdate = may('categories.update');
  const { data, total, first, order } = answer;
  const isByHand = order === 'manual';
  const mayOrder = mayUpdate && isByHand && q === '';
  const begins = (page - 1) * CATEGORY_PRODUCTS_PER_PAGE;
  const change = async (work: () => Promise<unknown>, then: string): Promise<void> => {
    if (await ask(() => answered(work()))) setSaid(then);
    reload();
  };
  const place = ({ uuid: product, name }: CategoryProduct, position: number | null): Promise<void> => {
    const at = (position ?? 0) + 1;
    return change(
      () => call('api.admin.categories.products.order', { params, body: { ...standingOn(answer), product, position } }),
      position === null ? t`${name} suit l’ordre de la boutique` : t`${name} : place ${at} sur ${total}`,
    );
  };
  const told = format.number(total);
  const ahead = format.number(first);
  return (
    <div ref={stayOut} className={classes.panel}>
      <FailureNote failure={refused ?? failure} />
      {mayUpdate ? (
        <FoundCombobox
          id="category-products-add"
          find={find}
          pauseMs={PAUSE_MS}
          label={t`Ajouter un produit`}
          placeholder={t`Ajouter un produit`}
          describedBy={undefined}
          isInvalid={false}
          without={[]}
          onChoose={({ uuid: product, title }) =>
            void change(
              () => call('api.admin.categories.products.add', { params, body: { products: [product] } }),
              t`${title} est dans la catégorie`,
            )
          }
        />
      ) : null}
      {total === 0 && q === '' ? (
        <EmptyState
          glyph={cube}
          title={t`Aucun produit dans cette catégorie`}
          {...(mayUpdate ? { text: t`Ajoutez d’abord un produit par son nom ou sa référence.` } : {})}
        />
      ) : (
        <TextInput
          type="search"
          aria-label={t`Chercher dans les produits de la catégorie`}
          placeholder={t`Chercher dans les produits de la catégorie`}
          maxLength={100}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {isByHand ? (
        <p className={classes.hint}>
          {first === 0
            ? t`Placez en tête ceux que la liste montre d’abord ; les autres suivent l’ordre de la boutique.`
            : t`Placés en tête : ${ahead} sur ${told}. Les autres suivent l’ordre de la boutique.`}
        </p>
      ) : (
        <Note title={t`L’ordre est donné par une règle : ${orders[order]}.`}>
          {t`Pour placer les produits à la main, choisissez « Choisi à la main » dans l’onglet Liste.`}
        </Note>
      )}
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          const row = data.find((one) => one.uuid === source.id);
          if (row !== undefined) void place(row, begins + source.index);
        }}
      >
        <ol className={classes.rows} aria-label={t`Produits de la catégorie`}>
          {data.map((row, index) => (
            <ProductLine
              key={row.uuid}
              row={row}
              index={index}
              at={begins + index}
              of={Math.min(total, MOST_FIRST)}
              mayOrder={mayOrder && begins + index < MOST_FIRST}
              mayRemove={mayUpdate && row.isOwn}
              onPlace={(position) => void place(row, position)}
              onRemove={() =>
                void change(
                  () => call('api.admin.categories.products.remove', { params, body: { products: [row.uuid] } }),
                  t`${row.name} n’est plus dans la catégorie`,
                )
              }
            />
          ))}
        </ol>
      </DragDropProvider>
      {total > CATEGORY_PRODUCTS_PER_PAGE ? (
        <div className={classes.tools}>
          <Button tone="line" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t`Page précédente`}
          </Button>
          <Button tone="line" size="sm" disabled={begins + data.length >= total} onClick={() => setPage(page + 1)}>
            {t`Page suivante`}
          </Button>
        </div>
      ) : null}
      <LiveRegion text={said} />
    </div>
  );
}
