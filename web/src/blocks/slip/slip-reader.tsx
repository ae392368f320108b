import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { languageCodes, LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { SlipShown } from '@bhoj/domain/payroll/slip-shown.schema';
import { LanguageSelect } from '../../ui/shared/parts/language-select.tsx';
import { printSheet } from '../../ui/shared/print-sheet.tsx';
import { SLIP_WORDS } from '../../words/slip.ts';
import { SlipSheet } from './slip-sheet.tsx';

export interface SlipReaderProps {
  readonly slip: SlipShown;
  readonly restaurantName: string;
  /** True where the lines stand beside it already. */
  readonly isOnlyPrinted?: boolean;
}

/** A slip to read and to print, in the language that its reader chooses. */
export function SlipReader({ slip, restaurantName, isOnlyPrinted = false }: SlipReaderProps) {
  const [language, setLanguage] = useState<Language>('en');
  const words = SLIP_WORDS[language];
  const sheet = <SlipSheet {...{ slip, restaurantName, language }} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '@media print': { display: 'none' } }}
      >
        <LanguageSelect
          label={words.language}
          value={language}
          options={languageCodes}
          names={LANGUAGES}
          onChange={setLanguage}
        />
        <Button
          variant="outlined"
          startIcon={<Printer aria-hidden />}
          onClick={() => printSheet('A4', sheet)}
        >
          {words.print}
        </Button>
      </Stack>
      {!isOnlyPrinted && sheet}
    </Stack>
  );
}
