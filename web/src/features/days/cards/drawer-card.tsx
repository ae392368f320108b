import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { ZERO } from '@bhoj/domain/money/money';
import { useMay } from '../../../firebase/rights.ts';
import { useBothNames } from '../../../blocks/approvals/both-names.ts';
import { useActOnce } from '../../../firebase/use-act.ts';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { balanceOf, drawerBegin, drawerForm, drawerOf } from '../state/day-model.ts';
import type { DrawerCounted, DrawerTyped } from '../state/day-model.ts';
import { CloseDialogs } from '../closing/close-dialogs.tsx';
import { DrawerBalance } from '../facts/drawer-balance.tsx';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import type { DayFacts } from '../state/use-day.ts';

type DrawerControl = Control<DrawerTyped, unknown, DrawerCounted>;

function DrawerFields({ control, last }: { readonly control: DrawerControl } & Pick<DayFacts, 'last'>) {
  const words = useWords(dayPart);

  const rupees = { control, inputMode: 'decimal', startAdornment: '₹', required: true } as const;
  return (
    <>
      <FormTextField
        {...rupees}
        name="opening"
        label={words.opening}
        helperText={last === null ? undefined : words.openingHint(dayName(last.day))}
      />
      <FormTextField {...rupees} name="paidOut" label={words.paidOut} helperText={words.paidOutHint} />
      <FormTextField {...rupees} name="counted" label={words.counted} />
    </>
  );
}

/** Compares the cash drawer with the bills, and closes the day for those who may. */
export function DrawerCard({ restaurant, day, last, openOrders, drawerExpenses, moneyBackPaise }: DayFacts) {
  const bothNames = useBothNames();
  const words = useWords(dayPart);
  const reasonSentences = useWords(reasonsPart);

  const mayClose = useMay()('close-day');
  const isOnline = useOnline();
  const { pending, failure, run } = useActOnce(closeDay);
  const [toClose, setToClose] = useState<DrawerCounted | null>(null);
  const { control, handleSubmit, setError } = useForm<DrawerTyped, unknown, DrawerCounted>({
    resolver: sentenceResolver(drawerForm, words.faults),
    defaultValues: drawerBegin(last?.countedCashPaise ?? ZERO, day.reopened?.drawer),
  });
  const typed = useWatch({ control });
  const expenses = paidFromDrawer(drawerExpenses);
  const filled = { opening: '', paidOut: '', counted: '', ...typed };
  const balance = balanceOf(day, filled, expenses, moneyBackPaise);
  const isOff = balance.difference !== null && balance.difference !== 0;

  const submit = handleSubmit((counted) => {
    if (isOff && counted.note === '') setError('note', { message: words.faults.noteRequired });
    else setToClose(counted);
  });
  const close = async (counted: DrawerCounted) => {
    const seen = {
      seenMovements: movementsOf(day),
      seenExpensesPaise: expenses,
      ...(moneyBackPaise !== 0 && { seenMoneyBackPaise: moneyBackPaise }),
    };
    await run({ ...drawerOf(counted), ...seen, day: day.day });
    setToClose(null);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <SectionCard
        title={words.drawer}
        description={words.drawerHint}
        footer={
          mayClose && (
            <SubmitButton
              size="large"
              pending={pending}
              pendingLabel={words.closing}
              disabled={!isOnline || openOrders.length > 0}
            >
              {words.close}
            </SubmitButton>
          )
        }
      >
        <Stack sx={{ gap: 2.5 }}>
          {day.reopened !== undefined && (
            <Notice tone="info">
              {words.reopenedBy(
                words.by(bothNames({ by: { label: day.reopened.by }, allowedBy: day.reopened.allowedBy })),
                momentName(day.reopened.at),
                day.reopened.reason,
              )}
            </Notice>
          )}
          {day.paymentsCorrected > 0 && (
            <Notice tone="info">{words.paymentsCorrected(day.paymentsCorrected)}</Notice>
          )}
          {mayClose && <DrawerFields control={control} last={last} />}
          <DrawerBalance day={day} expenses={expenses} moneyBack={moneyBackPaise} {...balance} />
          {isOff && (
            <FormTextField
              control={control}
              name="note"
              label={words.note}
              helperText={words.noteHint}
              maxLength={200}
              required
            />
          )}
          {!isOnline && <Notice tone="info">{words.closeOffline}</Notice>}
          {failure !== null && <Notice tone="error">{reasonSentences[failure]}</Notice>}
        </Stack>
      </SectionCard>
      {toClose !== null && (
        <CloseDialogs
          {...{ restaurant, pending }}
          day={day.day}
          onConfirm={() => void close(toClose)}
          onClose={() => setToClose(null)}
        />
      )}
    </Box>
  );
}
