/** What comes in from elsewhere takes its place on the open page: steps back, the chosen block and the place stay. */
import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef, type RefObject } from 'react';
import type { Block } from '#core/domain/blocks/block.ts';
import { fromPuck, toPuck } from './puck-data.ts';
import { rebaseHistory, samePage } from './rebase-history.ts';

type Page = readonly Block[];
type Puck = ReturnType<ReturnType<typeof useGetPuck>>;

/** The page as the library holds it whole; without its index it would be walked, and complained of, at every step. */
function stateOf({ dispatch }: Puck, page: Page): unknown {
  let whole: unknown = null;
  dispatch({ type: 'setData', data: () => toPuck(page) });
  dispatch({
    type: 'set',
    state: (state) => {
      whole = state;
      return {};
    },
  });
  return whole;
}

function take(puck: Puck, from: Page, to: Page): void {
  const { history } = puck;
  const pages = history.histories.map(({ state }) => fromPuck(state.data));
  const { pages: next, index } = rebaseHistory({ pages, index: history.index }, { from, to });
  history.setHistories(next.map((page) => ({ state: stateOf(puck, page) })));
  if (index !== next.length - 1) history.setHistoryIndex(index);
}

export interface Followed {
  /** What came out of the editor last, or went into it. */
  readonly lastRef: RefObject<Page>;
  /** True while a page from elsewhere is put in: what the library tells then is nobody's typing. */
  readonly isFollowingRef: RefObject<boolean>;
}

export const useFollowed = (value: Page): Followed => ({ lastRef: useRef(value), isFollowingRef: useRef(false) });

/** Within the editor. @param value the page as its form has it: whatever did not come out last was written elsewhere */
export function useFollowPage(value: Page, { lastRef, isFollowingRef }: Followed): void {
  const getPuck = useGetPuck();
  useEffect(() => {
    const from = lastRef.current;
    if (value === from || samePage(value, from)) return;
    lastRef.current = value;
    isFollowingRef.current = true;
    take(getPuck(), from, value);
    isFollowingRef.current = false;
  }, [value, lastRef, isFollowingRef, getPuck]);
}
