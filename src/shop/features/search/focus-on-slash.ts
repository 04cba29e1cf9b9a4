/** "/" leads to the field from anywhere but another field. */
export function focusOnSlash(field: HTMLInputElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const typing = event.target instanceof Element && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
