import { QrImage } from '../../../blocks/qr/qr-image.tsx';
import { qrCodesPart } from '../../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { saysHow } from './print-format.ts';
import type { Format } from './print-format.ts';
import type { Code } from '../qr-model.ts';
import styles from './print-sheet.module.css';

export interface PrintedCodeProps {
  readonly code: Code;
  readonly restaurantName: string;
  readonly format: Format;
}

/** One code on paper, in English and in Hindi. */
export function PrintedCode({ code, restaurantName, format }: PrintedCodeProps) {
  const words = useWords(qrCodesPart);

  return (
    <div className={styles['card']}>
      <p className={styles['restaurant']}>{restaurantName}</p>
      <p className={styles['table']}>{words.cardLabel(code)}</p>
      <div className={styles['code']}>
        <QrImage text={code.link} label={words.codeOf(code)} />
      </div>
      <p className={styles['scan']}>{words.scan[code.kind]}</p>
      <p className={styles['scan']} lang="hi">
        {words.scanHi[code.kind]}
      </p>
      {saysHow(format) && (
        <div className={styles['how']}>
          <p>{words.how[code.kind]}</p>
          <p lang="hi">{words.howHi[code.kind]}</p>
        </div>
      )}
    </div>
  );
}
