import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { QrImage } from '../../blocks/qr/qr-image.tsx';
import { qrCodesPart } from '../../words/owner/qr-codes.ts';
import { useWords } from '../../words/use-words.ts';
import type { Code } from './qr-model.ts';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly restaurantName: string;
  readonly codes: readonly Code[];
}

/** A4 pages of codes to cut out. Rendered only while the browser prints, because 200 more codes would slow the page. */
export function PrintSheet({ restaurantName, codes }: PrintSheetProps) {
  const words = useWords(qrCodesPart);

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
      {codes.map((code) => (
        <div key={code.id} className={styles['card']}>
          <p className={styles['restaurant']}>{restaurantName}</p>
          <p className={styles['table']}>{words.titleOf(code)}</p>
          <div className={styles['code']}>
            <QrImage text={code.link} label={words.codeOf(code)} />
          </div>
          <p className={styles['scan']}>{words.scan[code.kind]}</p>
          <p className={styles['scan']} lang="hi">
            {words.scanHi[code.kind]}
          </p>
          {code.number !== '' && <p className={styles['id']}>{code.id}</p>}
        </div>
      ))}
    </div>
  );
}
