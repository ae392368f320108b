import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { printSheet, useSheetOnPrint } from './print-sheet.tsx';

function Page() {
  useSheetOnPrint('A4', <p>The slip</p>);
  return <p>The page</p>;
}
const sheets = () => [...document.querySelectorAll('[data-printed]')].map(({ textContent }) => textContent);
const print = () => dispatchEvent(new Event('beforeprint'));
const done = () => dispatchEvent(new Event('afterprint'));

afterEach(() => {
  done();
  cleanup();
  vi.unstubAllGlobals();
});

it('the browser’s own print prints the sheet of the page, and puts it away', () => {
  const { unmount } = render(<Page />);
  print();
  expect(sheets()).toEqual(['The slip']);
  done();
  expect(sheets()).toEqual([]);
  unmount();
  print();
  expect(sheets()).toEqual([]);
});

it('leaves another sheet that is being printed', () => {
  vi.stubGlobal('print', () => print());
  render(<Page />);
  printSheet(80, <p>A bill</p>);
  expect(sheets()).toEqual(['A bill']);
});
