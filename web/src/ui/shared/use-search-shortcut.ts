import { useEffect } from 'react';
import type { RefObject } from 'react';

type Field = RefObject<HTMLElement | null>;

const TAKES_TEXT = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_TEXT) !== null;

/** Searches on the screen, the one that came last at the end. */
const fields: { readonly page: Field[]; readonly shell: Field[] } = { page: [], shell: [] };

function onKey(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const found = (fields.page.at(-1) ?? fields.shell.at(-1))?.current;
  const input = found?.matches('input') === true ? found : found?.querySelector('input');
  if (input === null || input === undefined) return;
  event.preventDefault();
  input.focus();
}

/**
 * `/` brings the cursor to a search: `field` is its input, or what stands around it. The search of a page goes before
 * that of the shell around all pages. Nothing happens while somebody types or a dialog is open.
 */
export function useSearchShortcut(field: Field, place: 'page' | 'shell' = 'page'): void {
  useEffect(() => {
    const list = fields[place];
    if (fields.page.length + fields.shell.length === 0) addEventListener('keydown', onKey);
    list.push(field);
    return () => {
      list.splice(list.indexOf(field), 1);
      if (fields.page.length + fields.shell.length === 0) removeEventListener('keydown', onKey);
    };
  }, [field, place]);
}
