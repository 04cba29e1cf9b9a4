import { useEffect } from 'react';

/** "/" leads to the search of the shop from anywhere but a field. */
export function useSlashToSearch(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('form[role=search] input[name=q]')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
