import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import { MOVEMENTS } from '@bhoj/domain/cash/movement-kinds';
import { CATEGORIES } from '@bhoj/domain/expenses/expense.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { useMay } from '../../../firebase/rights.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SuggestField } from '../../../ui/mui/form/suggest-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Sheet } from '../../../ui/mui/sheet.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { EMPTY_MOVE, moveForm, movementOf } from './session-model.ts';
import type { MoveEntered, MoveTyped, Opened } from './session-model.ts';

const AskSomebody = lazyPart(() =>
  import('../../../blocks/approvals/ask-somebody.tsx').then((m) => m.AskSomebody),
);

/** Puts cash into a till, pays it out, or drops it to the safe. Somebody without `cash` may only ask to pay out. */
export function MoveDialog({ session, onClose }: { readonly session: Opened; readonly onClose: () => void }) {
  const words = useWords(cashSessionsPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const isOnline = useOnline();
  const { pending, failure, run } = useAct(moveCash);
  const [movementId] = useState(newId);
  const { control, handleSubmit } = useForm<MoveTyped, unknown, MoveEntered>({
    resolver: sentenceResolver(moveForm, words.faults),
    defaultValues: EMPTY_MOVE,
  });
  const { field: kind } = useController({ control, name: 'kind' });
  const isExpense = useWatch({ control, name: 'isExpense' });
  const mayMove = useMay()('cash');
  const [tried, setTried] = useState<object | null>(null);
  const isDone = () => {
    toast({ message: words.moved });
    onClose();
  };
  const submit = handleSubmit(async (entered) => {
    const input = { sessionId: session.id, movementId, ...movementOf(entered) };
    setTried(input);
    if (await run(input)) isDone();
  });
  return (
    <Sheet
      title={mayMove ? words.moveTitle(session.value.till.name) : words.payOutTitle(session.value.till.name)}
      closeLabel={words.cancel}
      onClose={onClose}
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {!isOnline && <Notice tone="info">{words.needsConnection}</Notice>}
          {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
          {failure !== null && (
            <AskSomebody contract={moveCash} input={tried} reason={failure} onDone={isDone} />
          )}
          {mayMove && (
            <Segmented
              label={words.kind}
              value={kind.value}
              onChange={kind.onChange}
              options={MOVEMENTS.map((value) => ({ value, label: words.kinds[value] }))}
            />
          )}
          <FormTextField
            control={control}
            name="amount"
            label={words.amount}
            inputMode="decimal"
            startAdornment="₹"
            required
          />
          <FormTextField control={control} name="reason" label={words.reason} maxLength={80} required />
          {kind.value === 'out' && (
            <FormSwitch
              control={control}
              name="isExpense"
              label={words.isExpense}
              helperText={words.isExpenseHint}
            />
          )}
          {kind.value === 'out' && isExpense && (
            <>
              <SuggestField control={control} name="category" label={words.category} options={CATEGORIES} />
              <FormTextField control={control} name="vendor" label={words.vendor} maxLength={80} />
            </>
          )}
          <SubmitButton pending={pending} pendingLabel={words.saving} disabled={!isOnline} size="large">
            {words.save}
          </SubmitButton>
        </Stack>
      </Box>
    </Sheet>
  );
}
