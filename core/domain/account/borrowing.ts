/** How long the link lasts by which somebody of the shop signs in as a customer. */
export const BORROW_LINK_MS = 60_000;
/** How long they stay so, however much they do: nothing renews it. */
export const BORROWED_MS = 60 * 60_000;
