/** The page builder: structure, page, form. A chunk of its own, with the library that draws and drags. */
import '@puckeditor/core/no-external.css';
import { Puck, createUsePuck } from '@puckeditor/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { builder } from '#styled/recipes';
import { BLOCK_TYPES, BLOCKS, definitionOf, newBlock, type BlockType } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { FRAME } from '#core/domain/blocks/definition.ts';
import { findBlock, insertAfter, insertInto, withProps } from '#core/domain/blocks/edit-blocks.ts';
import type { Values } from '#core/domain/fields/values.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { useCanvasData } from '#src/admin/features/builder/canvas/canvas-data.ts';
import { CANVAS_PARTS } from '#src/admin/features/builder/canvas/canvas-parts.tsx';
import { PictureNames, useMissingPictures } from '#src/admin/features/builder/canvas/missing-pictures.ts';
import { puckConfig } from '#src/admin/features/builder/canvas/puck-config.tsx';
import { FieldsForm } from '#src/admin/fields/fields-form.tsx';
import { BlockTools, Outline, useBlockName } from '#src/admin/features/builder/outline.tsx';
import { Palette } from '#src/admin/features/builder/palette.tsx';
import { useFollowPage, useFollowed, type Followed } from '#src/admin/features/builder/follow-page.ts';
import { fromPuck, toPuck } from '#src/admin/features/builder/puck-data.ts';
import { samePage } from '#src/admin/features/builder/rebase-history.ts';
import { FramedContext } from '#src/admin/features/builder/canvas/shop-frame.tsx';
import { useMenuTexts } from '#src/admin/features/builder/canvas/use-menu-texts.ts';
import { useScale } from '#src/admin/parts/preview/use-scale.ts';
import { DrawingContext } from '#src/content/blocks/parts.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { bringSprite } from '#src/ui/icon/bring-sprite.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

export interface BlocksEditorProps {
  value: readonly Block[];
  onChange: (blocks: Block[]) => void;
  /** Of the page; null for both. */
  area: Area | null;
  /** It stands on a page of its own, in the frame of the shop. */
  isPage?: boolean;
  readOnly?: boolean;
}

/** From here on structure, page and form stand side by side. */
const LARGE = '(min-width: 1024px)';

const WIDTHS = ['phone', 'tablet', 'desktop'] as const;
type Width = (typeof WIDTHS)[number];

/** Of the page at each of the widths, in px. */
const SHEET: Readonly<Record<Width, number>> = { phone: 412, tablet: 834, desktop: 1280 };

/** The page as visitors see it, under a name that is read aloud. */
function NamedFrame({ children, document: page }: { children: ReactNode; document?: Document }) {
  const { t } = useLingui();
  const name = t`Aperçu de la page`;
  useMissingPictures(page, t`Image absente de cet appareil`);
  useEffect(() => {
    page?.defaultView?.frameElement?.setAttribute('title', name);
    if (page !== undefined) bringSprite(page);
  }, [page, name]);
  return <>{children}</>;
}

/* what its bar does stands in the form, with words of ours */
const OVERRIDES = { actionBar: () => <></>, iframe: NamedFrame };

const usePuckOf = createUsePuck();

export default function Builder({ value, onChange, area, isPage = false, readOnly = false }: BlocksEditorProps) {
  const { t } = useLingui();
  const say = useLabel();
  const [start] = useState(() => toPuck(value));
  const followed = useFollowed(value);
  const carried = t`Bloc d’une autre version`;
  const config = useMemo(
    () => puckConfig(Object.fromEntries(BLOCK_TYPES.map((type) => [type, say(BLOCKS[type].label)])), carried),
    // the words change with the language alone, which draws the screen anew
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [carried],
  );
  const { shown, names } = useCanvasData(value, area);
  const drawing = useMemo(() => ({ parts: CANVAS_PARTS, shown, pricedAt: '' }), [shown]);
  const menus = useMenuTexts();
  const framed = useMemo(() => (isPage ? { area, menus } : null), [isPage, area, menus]);
  return (
    <PictureNames value={names}>
      <DrawingContext value={drawing}>
        <FramedContext value={framed}>
          <Puck
            config={config}
            data={start}
            permissions={readOnly ? { drag: false, edit: false, insert: false, delete: false, duplicate: false } : {}}
            overrides={OVERRIDES}
            onChange={(data) => {
              const blocks = fromPuck(data);
              if (readOnly || followed.isFollowingRef.current || samePage(blocks, followed.lastRef.current)) return;
              followed.lastRef.current = blocks;
              onChange(blocks);
            }}
          >
            <Desk value={value} followed={followed} readOnly={readOnly} />
          </Puck>
        </FramedContext>
      </DrawingContext>
    </PictureNames>
  );
}

interface DeskProps {
  value: readonly Block[];
  followed: Followed;
  readOnly: boolean;
}

function Desk({ value, followed, readOnly }: DeskProps) {
  const { t } = useLingui();
  const data = usePuckOf((puck) => puck.appState.data);
  const dispatch = usePuckOf((puck) => puck.dispatch);
  const history = usePuckOf((puck) => puck.history);
  const picked = usePuckOf((puck) => puck.selectedItem?.props['id']);
  const selectorOf = usePuckOf((puck) => puck.getSelectorForId);
  const name = useBlockName();
  useFollowPage(value, followed);
  const [width, setWidth] = useState<Width>('phone');
  /* the block whose form is open */
  const [chosen, setChosen] = useState<string | null>(null);
  const classes = builder();
  const form = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const scale = useScale(stage, SHEET[width]);
  const blocks = useMemo(() => fromPuck(data), [data]);
  const block = chosen === null ? undefined : findBlock(blocks, chosen);
  /* a press on the page chooses as well */
  const [seen, setSeen] = useState<unknown>(picked);
  if (picked !== seen) {
    setSeen(picked);
    if (typeof picked === 'string') setChosen(picked);
  }
  /* of what stands there when it happens, which the last drawing may be behind */
  const change = (edit: (all: readonly Block[]) => Block[]): void =>
    dispatch({ type: 'setData', data: (before) => toPuck(edit(fromPuck(before))), recordHistory: true });
  const replace = (edited: Block): void => {
    const at = selectorOf(edited.id);
    const [item] = toPuck([edited]).content;
    if (at === undefined || item === undefined) return;
    dispatch({ type: 'replace', destinationIndex: at.index, destinationZone: at.zone, data: item });
  };
  const choose = (id: string): void => {
    setChosen(id);
    dispatch({ type: 'setUi', ui: { itemSelector: selectorOf(id) ?? null } });
    const page = stage.current?.querySelector('iframe')?.contentDocument;
    page?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
    /* where all stands in one column its form lies far below */
    if (!matchMedia(LARGE).matches) form.current?.scrollIntoView({ block: 'start' });
  };
  const add = (type: BlockType): void => {
    const added = newBlock(type, crypto.randomUUID());
    change((all) =>
      block?.children !== undefined
        ? insertInto(all, added, block.id)
        : insertAfter(all, added, block?.id ?? all.at(-1)?.id ?? null),
    );
    setChosen(added.id);
  };
  const labels: Readonly<Record<Width, string>> = { phone: t`Téléphone`, tablet: t`Tablette`, desktop: t`Ordinateur` };
  return (
    <div className={classes.root}>
      <div role="toolbar" aria-label={t`Outils de la page`} className={classes.bar}>
        <RadioGroup
          legend={t`Largeur de l’aperçu`}
          legendHidden
          segments
          name="builder-width"
          options={WIDTHS.map((one) => ({ value: one, label: labels[one] }))}
          value={width}
          onChange={(to) => setWidth(WIDTHS.find((one) => one === to) ?? 'phone')}
        />
        <Button
          size="sm"
          tone="line"
          disabled={readOnly || !history.hasPast}
          onClick={() => history.back()}
        >{t`Défaire`}</Button>
        <Button size="sm" tone="line" disabled={readOnly || !history.hasFuture} onClick={() => history.forward()}>
          {t`Refaire`}
        </Button>
      </div>
      <div className={classes.side}>
        <nav aria-label={t`Structure`} className={classes.group}>
          <h2>{t`Structure`}</h2>
          {blocks.length === 0 ? <p className={classes.hint}>{t`La page est vide. Ajoutez un premier bloc.`}</p> : null}
          <Outline blocks={blocks} chosen={chosen} onChoose={choose} />
        </nav>
        {readOnly ? null : <Palette onAdd={add} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keys have to reach it (WCAG 2.1.1) */}
      <div ref={stage} className={classes.stage} role="region" aria-label={t`Aperçu`} tabIndex={0}>
        <div
          className={classes.sheet}
          style={{ width: SHEET[width], height: `${100 / scale}%`, ...(scale === 1 ? {} : { scale: String(scale) }) }}
        >
          <Puck.Preview />
        </div>
      </div>
      <section ref={form} tabIndex={-1} aria-label={t`Bloc choisi`} className={classes.form}>
        {block === undefined ? (
          <p className={classes.hint}>{t`Choisissez un bloc pour le modifier.`}</p>
        ) : (
          <BlockForm
            key={block.id}
            block={block}
            title={name(block)}
            readOnly={readOnly}
            onChange={change}
            onProps={(props) => replace(withProps([block], block.id, props)[0] ?? block)}
            onRemoved={() => {
              setChosen(null);
              form.current?.focus();
            }}
          />
        )}
      </section>
    </div>
  );
}

/** What is wrong with a block is told beside the page. */
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

interface BlockFormProps {
  block: Block;
  title: string;
  readOnly: boolean;
  onChange: (edit: (all: readonly Block[]) => Block[]) => void;
  onProps: (props: Readonly<Record<string, unknown>>) => void;
  onRemoved: () => void;
}

function BlockForm({ block, title, readOnly, onChange, onProps: set, onRemoved }: BlockFormProps) {
  const { t } = useLingui();
  const say = useLabel();
  const definition = definitionOf(block.type);
  const form = {
    values: block.props,
    path: '',
    drawing: { locale: DEFAULT_LOCALE, faults: NO_FAULTS, mayWrite: !readOnly, isAside: true, say },
    onChange: (edit: (values: Values) => Values) => set(edit(block.props)),
  };
  return (
    <>
      <div className={builder().formHead}>
        <h2>{title}</h2>
        {readOnly ? null : <BlockTools block={block} onChange={onChange} onRemoved={onRemoved} />}
      </div>
      {definition === undefined ? null : (
        <>
          <FieldsForm fields={Object.entries(definition.fields)} {...form} />
          <details>
            <summary>{t`Place sur la page`}</summary>
            <div className={builder().form}>
              <FieldsForm fields={Object.entries(FRAME)} {...form} />
            </div>
          </details>
        </>
      )}
    </>
  );
}
