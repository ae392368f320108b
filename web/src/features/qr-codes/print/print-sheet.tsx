import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { copiesOf } from './print-format.ts';
import type { Format } from './print-format.ts';
import { PrintedCode } from './printed-code.tsx';
import type { Code } from '../qr-model.ts';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly restaurantName: string;
  readonly codes: readonly Code[];
  readonly format: Format;
}

/** A4 pages of codes (P-QR-7). Rendered only while the browser prints: 200 more codes would slow the page. */
export function PrintSheet({ restaurantName, codes, format }: PrintSheetProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <div className={styles['sheet']} data-theme="light" data-format={format}>
      {codes.flatMap((code) =>
        Array.from({ length: copiesOf(format) }, (_, copy) => (
          <PrintedCode key={`${code.id} ${copy}`} {...{ code, restaurantName, format }} />
        )),
      )}
    </div>
  );
}
