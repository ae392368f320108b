import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Table } from '@bhoj/domain/restaurant/table';
import { qrCodes } from '../../messages/qr-codes.ts';
import { linkOf, nameOf } from './qr-card.tsx';
import { QrImage } from './qr-image.tsx';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly restaurantName: string;
  readonly tables: readonly Table[];
}

/** A4 pages of codes to cut out. It is made only while the browser prints: 200 codes twice over would slow the page. */
export function PrintSheet({ restaurantName, tables }: PrintSheetProps) {
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
    <div className={styles['sheet']} data-theme="light">
      {tables.map((table) => (
        <div key={table.id} className={styles['card']}>
          <p className={styles['restaurant']}>{restaurantName}</p>
          <p className={styles['table']}>{nameOf(table)}</p>
          <div className={styles['code']}>
            <QrImage text={linkOf(table)} label={qrCodes.codeOf(table.id)} />
          </div>
          <p className={styles['scan']}>{qrCodes.scan}</p>
          <p className={styles['scan']} lang="hi">
            {qrCodes.scanHi}
          </p>
          <p className={styles['id']}>{table.id}</p>
        </div>
      ))}
    </div>
  );
}
