import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { enterReturn } from '@bhoj/domain/returns/returns.contract';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { useAct } from '../../../../firebase/use-act.ts';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { useNow } from '../../../../ui/shared/use-now.ts';
import { useToast } from '../../../../ui/shared/toast.ts';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Failure } from './failure.tsx';

/** The end of a GSTIN that the restaurant had before, after which it owes no return. */
export function FormerCard({ made }: { readonly made: TaxReturn }) {
  const words = useWords(gstPart);
  const toast = useToast();
  const today = dateOf(useNow(60_000));
  const { pending, failure, run } = useAct(enterReturn);
  const [endedOn, setEndedOn] = useState(made.entered.endedOn ?? '');
  const submit = async () => {
    const { endedOn: _, ...entered } = made.entered;
    const next = endedOn === '' ? entered : { ...entered, endedOn };
    if (await run({ returnId: returnIdOf(made), entered: next })) toast({ message: words.saved });
  };
  return (
    <SectionCard
      title={words.former(made.gstin)}
      description={words.formerHint}
      footer={
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending ? words.saving : words.save}
        </Button>
      }
    >
      <Stack sx={{ gap: 2, maxWidth: 320 }}>
        <Failure failure={failure} />
        <DayField label={words.endedOn} value={endedOn} max={today} onChange={setEndedOn} />
      </Stack>
    </SectionCard>
  );
}
