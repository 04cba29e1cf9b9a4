/** Who reads of a return: the shop itself, or a customer, who reads their own alone; null: nobody signed in. */
export type Reader = 'shop' | { readonly customer: string | null };
