import { vi } from 'vitest';

/** The prints from now on: the paper and the text of each sheet. */
export function printed(): { readonly paper: string | undefined; readonly text: string }[] {
  const sheets: { paper: string | undefined; text: string }[] = [];
  vi.stubGlobal('print', () => {
    const sheet = document.querySelector<HTMLElement>('[data-printed]');
    sheets.push({ paper: sheet?.dataset['paper'], text: sheet?.textContent ?? '' });
  });
  return sheets;
}
