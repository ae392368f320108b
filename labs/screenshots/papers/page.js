import { createElement } from 'react';
import { BillSheet } from '../../../web/src/blocks/bill/bill-sheet.tsx';
import { billWords } from '../../../web/src/messages/shared/en/bill.ts';
import { printSheet } from '../../../web/src/ui/shared/print-sheet.tsx';

/** Puts a document on paper as the app does; the browser's dialog stays closed, and the sheet stays on the page. */
function draw(document, paper) {
  globalThis.print = () => undefined;
  printSheet(paper, createElement(BillSheet, { ...document, words: billWords, secondLanguage: 'hi', paper }));
}

Object.assign(globalThis, { draw });
