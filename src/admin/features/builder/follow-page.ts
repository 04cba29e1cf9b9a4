/** What comes in from elsewhere takes its place on the open page: steps back, the chosen block and the place stay. */
import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef, type RefObject } from 'react';
import type { Block } from '#core/domain/blocks/block.ts';
import { fromPuck, toPuck } from './puck-data.ts';
import { rebaseHistory, samePage } from './rebase-history.ts';

type Page = readonly Block[];
type GetPuck = ReturnType<typeof useGetPuck>;

const pageOf = (state: { readonly data?: { readonly content?: unknown } }): Page =>
  fromPuck({ content: state.data?.content });

/** Chosen is a place for the library: the block that was chosen may stand elsewhere now, and stays the one. */
function choose(getPuck: GetPuck, id: string | undefined): void {
  const { dispatch, getSelectorForId } = getPuck();
  if (id !== undefined) dispatch({ type: 'setUi', ui: { itemSelector: getSelectorForId(id) ?? null } });
}

/** The page as the library holds it whole; without its index it would be walked, and complained of, at every step. */
function stateOf(getPuck: GetPuck, page: Page, chosen: string | undefined): unknown {
  const { dispatch } = getPuck();
  let whole: unknown = null;
  dispatch({ type: 'setData', data: () => toPuck(page) });
  choose(getPuck, chosen);
  dispatch({
    type: 'set',
    state: (state) => {
      whole = state;
      return {};
    },
  });
  return whole;
}

function take(getPuck: GetPuck, from: Page, to: Page): void {
  const { history, appState, selectedItem } = getPuck();
  const chosen = selectedItem?.props.id;
  const { index } = history;
  const recorded = history.histories.map(({ state }) => pageOf(state));
  /* the library notes a step a moment after it: one that it has not noted yet is one's own all the same */
  const isNoted = samePage(recorded[index], pageOf(appState));
  const pages = isNoted ? recorded : [...recorded.slice(0, index + 1), from];
  const next = rebaseHistory({ pages, index: isNoted ? index : index + 1 }, { from, to });
  const states = next.pages.map((page) => ({ state: stateOf(getPuck, page, chosen) }));
  if (isNoted || next.index === 0) {
    history.setHistories(states);
    if (next.index !== states.length - 1) history.setHistoryIndex(next.index);
  } else {
    /* what it is about to note is without the colleague's text: it notes this page in its place */
    history.setHistories(states.slice(0, -1));
    getPuck().dispatch({ type: 'setData', data: () => toPuck(to), recordHistory: true });
  }
  choose(getPuck, chosen);
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
    take(getPuck, from, value);
    isFollowingRef.current = false;
  }, [value, lastRef, isFollowingRef, getPuck]);
}
