/** The header of the back office, under the names of the specification (§3, "Client state"). */
import { proxy } from 'valtio';
import { ADMIN_KEYS, readKey, writeKey } from './storage-keys.ts';

export interface HeaderTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  /** How much is wrong in it. */
  readonly errors?: number;
}

export interface Above {
  readonly label: string;
  readonly href: string;
}

export interface HeaderState {
  title: string;
  hasParent: boolean;
  /** Name of the page that lies above, for the way back. */
  routeNameParent: string | null;
  /** The page above, where it is one of several that a route shows: the list of one type of content. */
  above: Above | null;
  enableTabs: boolean;
  /** Kept in the browser's storage. */
  activeTab: string | null;
  tabs: readonly HeaderTab[];
  /** Whether the menu is open; kept in the browser's storage. */
  drawer: boolean;
}

export const header = proxy<HeaderState>({
  title: '',
  hasParent: false,
  routeNameParent: null,
  above: null,
  enableTabs: false,
  activeTab: readKey(ADMIN_KEYS.activeTab),
  tabs: [],
  drawer: readKey(ADMIN_KEYS.drawer) !== 'closed',
});

export function setDrawer(isOpen: boolean): void {
  header.drawer = isOpen;
  writeKey(ADMIN_KEYS.drawer, isOpen ? 'open' : 'closed');
}

export function setActiveTab(key: string): void {
  header.activeTab = key;
  writeKey(ADMIN_KEYS.activeTab, key);
}

export interface HeaderWords {
  readonly title: string;
  /** Name of the page above. */
  readonly parent?: string | undefined;
  readonly above?: Above | null;
  readonly tabs?: readonly HeaderTab[] | undefined;
}

/** What the page on screen says. The tab that was open stays open where the page has it. */
export function setHeader({ title, parent, above = null, tabs = [] }: HeaderWords): void {
  header.title = title;
  header.hasParent = parent !== undefined;
  header.routeNameParent = parent ?? null;
  header.above = above;
  header.enableTabs = tabs.length > 0;
  header.tabs = tabs;
  const [first] = tabs;
  if (first !== undefined && tabs.every(({ key }) => key !== header.activeTab)) header.activeTab = first.key;
}
