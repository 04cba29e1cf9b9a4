/** A page of the shop in a frame of its own, so wide as a screen and as light or dark, made smaller where there is no room. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useScale } from './use-scale.ts';

export type SheetTheme = 'light' | 'dark';

interface ShopSheetProps {
  /** Read aloud. */
  title: string;
  /** Of the screen, in px. */
  width: number;
  /** Of what is seen of it, in px. */
  height: number;
  theme: SheetTheme;
  children: ReactNode;
}

/* with a type: without one browsers lay it out as pages of long ago */
const EMPTY = '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body></body></html>';

/** The styles of this page: those of the shop's parts are among them. */
function dress(page: Document): void {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(page.importNode(sheet, true));
}

export function ShopSheet({ title, width, height, theme, children }: ShopSheetProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const scale = useScale(stage, width);
  useEffect(() => {
    if (page !== null) frame.current?.contentDocument?.documentElement.setAttribute('data-theme', theme);
  }, [page, theme]);
  return (
    <div ref={stage} style={{ height, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={EMPTY}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it runs no script: what is drawn there is drawn from here
        sandbox="allow-same-origin"
        onLoad={() => {
          const loaded = frame.current?.contentDocument ?? null;
          if (loaded !== null) dress(loaded);
          setPage(loaded);
        }}
        style={{ width, height: height / scale, border: 0, transformOrigin: '0 0', scale: String(scale) }}
      />
      {page === null ? null : createPortal(<div inert>{children}</div>, page.body)}
    </div>
  );
}
