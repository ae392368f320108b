import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';

/** The width of a roll in mm, or A4. */
export type Paper = 58 | 80 | 'A4';
export const PAPERS: readonly Paper[] = [58, 80, 'A4'];

const MM_PER_PX = 25.4 / 96;
/** Margin below the last line, for the printer's cutter. */
const TAIL_MM = 6;

/** Returns the page rule. A roll is as long as its content; a fixed page would feed the rest as blank paper. */
const pageRule = (paper: Paper, heightPx: number): string =>
  paper === 'A4'
    ? '@page { size: A4; margin: 14mm 14mm 16mm; }'
    : `@page { size: ${paper}mm ${Math.ceil(heightPx * MM_PER_PX) + TAIL_MM}mm; margin: 0; }`;

/** Takes the laid out sheet away; null while there is none. */
let putAway: (() => void) | null = null;

/** Lays a sheet out beside the page, in the paper's width and the light theme, until the print dialog is closed. */
function layOut(paper: Paper, sheet: ReactNode): void {
  putAway?.();
  const host = document.createElement('div');
  host.className = styles['host'] ?? '';
  host.dataset['paper'] = String(paper);
  host.dataset['theme'] = 'light';
  host.dataset['printed'] = '';
  host.inert = true;
  const style = document.createElement('style');
  document.body.append(host);
  document.head.append(style);
  const root = createRoot(host);
  flushSync(() => root.render(sheet));
  style.textContent = pageRule(paper, host.getBoundingClientRect().height);
  putAway = () => {
    putAway = null;
    root.unmount();
    host.remove();
    style.remove();
  };
  addEventListener('afterprint', () => putAway?.(), { once: true });
}

/** Prints a sheet in place of the page. */
export function printSheet(paper: Paper, sheet: ReactNode): void {
  layOut(paper, sheet);
  globalThis.print();
}

/** While mounted, the browser's own print (Ctrl+P) prints this sheet, unless another one is being printed. */
export function useSheetOnPrint(paper: Paper, sheet: ReactNode): void {
  useEffect(() => {
    const lay = () => {
      if (putAway === null) layOut(paper, sheet);
    };
    addEventListener('beforeprint', lay);
    return () => removeEventListener('beforeprint', lay);
  }, [paper, sheet]);
}
