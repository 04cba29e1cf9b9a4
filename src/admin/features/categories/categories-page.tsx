/** Categories: their tree, and beside it the form of one. On a phone the tree is a page, the form another. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { categoryTree } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { FormPartsProvider } from '#src/admin/screens/form/layout/form-parts.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { CATEGORY_PARTS } from './category-parts.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { TreePanel } from './tree-panel.tsx';
import { treeView } from './tree-view.ts';
import { useTree, type Tree } from './use-tree.ts';

/** Nothing is open: the tree alone. */
export function CategoriesPage() {
  const { t } = useLingui();
  const { may } = useAdmin();
  const tree = useTree();
  const classes = categoryTree();
  const asked = useRoute().query.get('area');
  useEffect(() => {
    if (isArea(asked)) treeView.area = asked;
  }, [asked]);
  useHeader({
    title: t`Catégories`,
    tabs: [],
    actions: may('categories.store') ? (
      <LinkButton tone="ink" href={adminHref('admin.categories.create')}>{t`Créer une catégorie`}</LinkButton>
    ) : null,
  });
  return (
    <div className={classes.root} data-open="tree">
      <div className={classes.side}>
        <TreePanel tree={tree} here={null} />
      </div>
      <div className={classes.main}>
        {(tree.nodes ?? []).length === 0 ? null : (
          <div className={classes.panel}>
            <p
              className={classes.hint}
            >{t`Ouvrez une catégorie pour la modifier. Pour la déplacer, faites-la glisser, ou appuyez sur Alt et une flèche.`}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** A category, new or known, beside the tree. */
export function CategoryPage() {
  const tree = useTree();
  const classes = categoryTree();
  const here = useRoute().params['id'] ?? null;
  const area = tree.nodes?.find(({ uuid }) => uuid === here)?.area;
  useEffect(() => {
    if (area !== undefined) treeView.area = area;
  }, [area]);
  return (
    <div className={classes.root} data-open="form">
      <div className={classes.side}>
        <TreePanel tree={tree} here={here} />
      </div>
      <div className={classes.main}>
        <CategoryForm tree={tree} />
      </div>
    </div>
  );
}

function CategoryForm({ tree }: { tree: Tree }) {
  const { query } = useRoute();
  const parent = query.get('parent');
  const above = tree.nodes?.find(({ uuid }) => uuid === parent);
  /* where it will lie is known with the tree */
  if (parent !== null && tree.nodes === null) return null;
  const wanted = above?.area ?? query.get('area') ?? treeView.area;
  const area = isArea(wanted) ? wanted : 'auto';
  return <BegunForm begins={above === undefined ? { area } : { area, parentId: above.uuid }} onWritten={tree.reload} />;
}

interface BegunFormProps {
  /** What a new one begins with; the tree may be turned to the other area meanwhile. */
  begins: Readonly<Record<string, unknown>>;
  onWritten: () => void;
}

function BegunForm({ begins, onWritten }: BegunFormProps) {
  const { t } = useLingui();
  const resource = useResource();
  const [preset] = useState(begins);
  return (
    <FormPartsProvider value={CATEGORY_PARTS}>
      <FormScreen
        resource={resource}
        preset={preset}
        panels={[{ key: 'products', label: t`Produits`, Panel: ProductsPanel }]}
        onWritten={onWritten}
      />
    </FormPartsProvider>
  );
}
