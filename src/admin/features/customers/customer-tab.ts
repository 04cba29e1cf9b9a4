/** Which tab of a customer an address opens: `?tab=data`. */
export const TAB_PARAMETER = 'tab';
export const DATA_TAB = 'data';
