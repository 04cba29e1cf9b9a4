import { useLingui } from '@lingui/react/macro';
import { useRef, type PointerEvent } from 'react';
import { dataTable } from '#styled/recipes';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

export interface HeadCellProps {
  label: string;
  /** How the list is sorted by it. */
  order: 'ascending' | 'descending' | 'none';
  /** Of the list sorted by it, the other way when it is sorted by it; null where it cannot. */
  href: string | null;
  isNumber: boolean;
  /** Distance from the left in px where it stays in view. */
  pinnedAt: number | null;
  width: number;
  onWidth: (px: number) => void;
}

/** The head of a column: sorts by it, and its right edge widens it, by pointer or arrows. */
export function HeadCell({ label, order, href, isNumber, pinnedAt, width, onWidth }: HeadCellProps) {
  const classes = dataTable();
  return (
    <th
      scope="col"
      /* its edge has words of its own */
      aria-label={label}
      className={classes.head}
      {...(href === null ? {} : { 'aria-sort': order })}
      {...(isNumber ? { 'data-number': '' } : {})}
      {...(pinnedAt === null ? {} : { 'data-pinned': '', style: { left: pinnedAt } })}
    >
      {href === null ? (
        label
      ) : (
        <Link href={href} className={classes.sort}>
          {label}
          {order === 'none' ? null : <Icon glyph={order === 'ascending' ? arrowUp : arrowDown} size="sm" />}
        </Link>
      )}
      <Grip label={label} width={width} onWidth={onWidth} />
    </th>
  );
}

const STEP_PX = 16;

function Grip({ label, width, onWidth }: Pick<HeadCellProps, 'label' | 'width' | 'onWidth'>) {
  const { t } = useLingui();
  const start = useRef<{ x: number; width: number } | null>(null);
  const move = (event: PointerEvent): void => {
    if (start.current !== null) onWidth(start.current.width + event.clientX - start.current.x);
  };
  const release = (): void => {
    start.current = null;
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t`Largeur de ${label}`}
      aria-valuenow={width}
      aria-valuetext={t`${width} pixels`}
      className={dataTable().grip}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowRight' ? STEP_PX : event.key === 'ArrowLeft' ? -STEP_PX : 0;
        if (step === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onWidth(width + step);
      }}
    />
  );
}
