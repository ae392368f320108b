import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import { showStatutoryNumbers } from '@bhoj/domain/payroll/run/pay-run.contract';
import { ecrOf, ESIC_HEADS, esicOf } from '@bhoj/domain/payroll/run/statutory-files';
import type { StatutoryFile } from '@bhoj/domain/payroll/run/one-number';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { download, downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

export interface StatutoryFilesProps {
  readonly run: Pick<PayRun, 'month' | 'law'>;
  readonly slips: readonly Slip[];
}

/** The files of a month for the portals of the fund and of the insurance, with the full numbers. */
export function StatutoryFiles({ run: { month, law }, slips }: StatutoryFilesProps) {
  const { files: words } = useWords(payrollPayPart);
  const reasons = useReasons();
  const attempt = useAttempt(showStatutoryNumbers);
  const { run, pending, failure } = useOneAtATime<CallFacts>();
  const [made, setMade] = useState<Omit<StatutoryFile<unknown>, 'rows'> | null>(null);
  const make = async (which: 'ecr' | 'esic') => {
    const answer = await run(() => attempt({ month }));
    if (answer === null) return;
    if (which === 'ecr') {
      const file = ecrOf(slips, answer.numbers, law, answer.others);
      download(words.ecrName(month), file.rows.map((line) => `${line}\r\n`).join(''), 'text/plain');
      setMade(file);
    } else {
      const file = esicOf(slips, answer.numbers, answer.left, answer.others);
      downloadCsv(words.esicName(month), [[...ESIC_HEADS], ...file.rows]);
      setMade(file);
    }
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(['ecr', 'esic'] as const).map((which) => (
          <Button
            key={which}
            variant="outlined"
            startIcon={<FileDown aria-hidden />}
            disabled={pending}
            onClick={() => void make(which)}
          >
            {words[which]}
          </Button>
        ))}
      </Stack>
      {words.hints.map((hint) => (
        <Typography key={hint} variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
          {hint}
        </Typography>
      ))}
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      {made !== null && made.without.length > 0 && (
        <Notice tone="warning">{words.without(made.without.join(', '))}</Notice>
      )}
      {made !== null && made.notKnown.length > 0 && (
        <Notice tone="warning">{words.entered(made.notKnown.join(', '))}</Notice>
      )}
      {made !== null && made.unwritable.length > 0 && (
        <Notice tone="warning">{words.unwritable(made.unwritable.join(', '))}</Notice>
      )}
      {made !== null && made.sharing.length > 0 && (
        <Notice tone="warning">
          {words.sharing(made.sharing.map((names) => names.join(', ')).join('; '))}
        </Notice>
      )}
      {made !== null && made.aboveCeiling.length > 0 && (
        <Notice tone="warning">
          {words.aboveCeiling(
            made.aboveCeiling
              .map(({ name, ceilingPaise }) => `${name} (${formatPlain(ceilingPaise)})`)
              .join(', '),
          )}
        </Notice>
      )}
    </Stack>
  );
}
