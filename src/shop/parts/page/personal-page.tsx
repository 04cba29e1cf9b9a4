import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { only, pageHead } from '#styled/recipes';
import { OfflineRegion } from '#src/shop/parts/device/offline-line.tsx';
import { OfflineNote } from '#src/shop/parts/device/offline-note.tsx';
import { UnlistedHead } from '#src/shop/parts/page/unlisted-head.tsx';
import { TopBar, type TopBarProps } from '#src/ui/frame/top-bar.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';

export interface PersonalPageProps {
  back: TopBarProps['back'];
  title: string;
  /** Quiet, after the title: "3 articles". */
  count?: string | undefined;
  /** On the right of the title: a state, a quiet action. */
  after?: ReactNode;
  /** Forms and reading. */
  narrow?: boolean;
  /** What the page says without a network; that sending goes on by itself, where silent. */
  offline?: ReactNode;
  /** Of a page that may be found. All others tell search engines to leave them out. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that belongs to the person: a bar to go back from on a phone, a title under the header beyond. */
export function PersonalPage({
  back,
  title,
  count,
  after,
  narrow = false,
  offline,
  head: tags,
  children,
}: PersonalPageProps) {
  const head = pageHead();
  const words = (
    <>
      {title}
      {count === undefined ? null : <small> · {count}</small>}
    </>
  );
  return (
    <>
      {tags ?? <UnlistedHead title={title} />}
      <TopBar phoneOnly back={back} title={words} after={after} />
      {/* with the page, not after it: nothing below may move under a finger */}
      <OfflineRegion>
        <OfflineNote>{offline ?? <Trans>L’envoi reprendra seul.</Trans>}</OfflineNote>
      </OfflineRegion>
      <div className={only({ on: 'large' })}>
        <Wrap narrow={narrow}>
          <div className={head.root}>
            <div className={head.row}>
              <h1 className={head.title}>{words}</h1>
              {after}
            </div>
          </div>
        </Wrap>
      </div>
      {children}
    </>
  );
}
