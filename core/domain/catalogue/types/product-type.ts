/** Facts about a type of product (domain 2.1). A definition holds facts; what is done with them is code elsewhere. */
export interface ProductTypeFacts {
  readonly name: string;
  /**
   * `counted`: its own, by the piece; `optional`: its own, where the shop counts it; `single`: one of its kind; `parts`:
   * of what it is put together of; `none`: there is always more of it.
   */
  readonly stock: 'counted' | 'optional' | 'single' | 'variants' | 'parts' | 'none';
  readonly price: 'own' | 'variants' | 'parts';
  /** What is asked at the button of its page. */
  readonly button: 'addToCart' | 'chooseVariant' | 'chooseMembers' | 'chooseComponents' | 'askSeller';
  /** What a cart line of it names; `members`: each of these has one of its own; null: carts hold none. */
  readonly cartLine: 'product' | 'variant' | 'members' | null;
  /** Whether a cart line of it says what its buyer chose of its parts. */
  readonly choice: 'none' | 'required';
  /** What it is put together of: articles that are sold beside each other, or within it. */
  readonly parts: 'members' | 'components' | null;
  /** How a buyer comes by it; `onSite`: seen and collected at the shop. */
  readonly delivery: 'shipped' | 'onSite' | 'none';
  /** Which card draws it, and as what search engines know it. */
  readonly shownAs: 'article' | 'vehicle';
  /** What is told where it can be had, in place of pieces in stock. */
  readonly offered?: 'download' | 'service';
  /** Its buyer downloads files, and gives up the right of withdrawal for them (art. L221-28, 13°). */
  readonly downloads?: true;
}
