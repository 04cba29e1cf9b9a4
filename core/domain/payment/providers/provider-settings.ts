/** What the back office sets and says of a provider; the shop's own code carries none of it. */

/** Words of the back office that follow the language of its user. */
interface Words {
  readonly fr: string;
  readonly en: string;
}

/** Settings that every provider has, in the order of the screen; its own ones stand after the title. */
export type SharedSetting = 'active' | 'title' | 'sort' | 'min_total' | 'max_total' | 'customer_groups';

export interface ProviderSettings {
  /** Heading of its section. */
  readonly section: Words;
  /** Name in lists of orders, as a label with its key: a call would stay in the code of the shop. */
  readonly name: { readonly id: string; readonly message: string };
  /** Whose keys are checked; null: it has none. */
  readonly brand: string | null;
  /** Values of a shop that has set none. */
  readonly usual: {
    readonly active: boolean;
    readonly title: string;
    readonly sort: number;
    readonly groups: readonly string[];
  };
  /** Definitions as in `core/settings/definition.ts`, whose type checks them, of one value per area. */
  readonly own: Readonly<Record<string, { readonly label: Words; readonly [fact: string]: unknown }>>;
  /** Where a shared setting is called otherwise. */
  readonly labels?: Readonly<Partial<Record<SharedSetting, Words>>>;
}
