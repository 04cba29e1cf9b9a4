/** Chromium alone has this event; its type is not in the library. */
export const isSyncEvent = (event: Event): event is ExtendableEvent & { readonly tag: string } =>
  'tag' in event && typeof event.tag === 'string';
