import { proxy } from 'valtio';

/** Steps that were taken while this page of the browser is open: the buttons stand in the header, the journal in the form. */
export const stepsTaken = proxy({ count: 0 });
