import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { saveLedgerNames } from '@bhoj/domain/books/books.contract';
import { ledgerNamesSchema, LEDGERS } from '@bhoj/domain/books/ledger-names';
import type { LedgerNames } from '@bhoj/domain/books/ledger-names';
import { useAct } from '../../../firebase/use-act.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { financeAccountantPart } from '../../../messages/owner/finance-accountant/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** The accountant's name of each ledger in Tally. */
export function LedgerForm({ names }: { readonly names: LedgerNames }) {
  const words = useWords(financeAccountantPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const { run, pending, failure } = useAct(saveLedgerNames);
  const faults = Object.fromEntries(LEDGERS.map((ledger) => [ledger, words.ledgerFault]));
  const { control, handleSubmit } = useForm<LedgerNames, unknown, LedgerNames>({
    resolver: sentenceResolver(ledgerNamesSchema, faults),
    values: names,
  });
  const submit = handleSubmit(async (entered) => {
    if (await run({ names: entered })) toast({ message: words.saved });
  });
  return (
    <SectionCard title={words.ledgersTitle}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Box sx={grid}>
          {LEDGERS.map((ledger) => (
            <FormTextField key={ledger} control={control} name={ledger} label={words.ledgers[ledger]} />
          ))}
        </Box>
        {failure !== null && (
          <Box sx={{ mt: 2 }}>
            <Notice tone="error">{reasons[failure]}</Notice>
          </Box>
        )}
        <Box sx={{ mt: 2 }}>
          <SubmitButton pending={pending} pendingLabel={words.saving}>
            {words.save}
          </SubmitButton>
        </Box>
      </Box>
    </SectionCard>
  );
}
