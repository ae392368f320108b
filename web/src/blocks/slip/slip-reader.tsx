import { Printer } from 'lucide-react';
import { useState } from 'react';
import { languageCodes, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { SlipShown } from '@bhoj/domain/payroll/shape/slip-shown.schema';
import { LanguageSelect } from '../../ui/shared/parts/language-select.tsx';
import { printSheet, useSheetOnPrint } from '../../ui/shared/print-sheet.tsx';
import { SLIP_WORDS } from '../../words/slip.ts';
import { SlipSheet } from './slip-sheet.tsx';
import { Button } from '../../ui/shared/kit/controls.tsx';
import styles from './slip-reader.module.css';

export interface SlipReaderProps {
  readonly slip: SlipShown;
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  /** True where the page already shows the lines beside it. */
  readonly isOnlyPrinted?: boolean;
}

/** A slip to read and to print, in the reader's language. While it is shown, the browser's own print prints it alone. */
export function SlipReader({
  slip,
  restaurantName,
  restaurantAddress,
  isOnlyPrinted = false,
}: SlipReaderProps) {
  const [language, setLanguage] = useState<Language>('en');
  const words = SLIP_WORDS[language];
  const sheet = <SlipSheet {...{ slip, restaurantName, restaurantAddress, language }} />;
  useSheetOnPrint('A4', sheet);
  return (
    <div className={styles['reader']}>
      <div className={styles['bar']}>
        <LanguageSelect
          label={words.language}
          value={language}
          options={languageCodes}
          names={LANGUAGES}
          onChange={setLanguage}
        />
        <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => printSheet('A4', sheet)}>
          {words.print}
        </Button>
      </div>
      {!isOnlyPrinted && sheet}
    </div>
  );
}
