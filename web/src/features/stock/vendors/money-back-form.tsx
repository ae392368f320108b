import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseMethod } from '@bhoj/domain/expenses/expense.schema';
import { earliestDayOf } from '@bhoj/domain/expenses/vendor-refund';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import { rupeesText } from '@bhoj/domain/money/typed';
import { takeMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useLatestDay, useToday } from '../state/use-buying.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { BackLines, linesGoingBack } from './back-lines.tsx';

export interface MoneyBackFormProps {
  readonly receiptId: string;
  readonly value: GoodsReceipt;
  readonly items: readonly StockItem[];
  readonly onClose: () => void;
}

/** Money that a vendor gives back: for goods that go back to them, or because they were paid too much. */
export function MoneyBackForm({ receiptId, value, items, onClose }: MoneyBackFormProps) {
  const { receipt: words, back } = useWords(stockVendorsPart);
  const { methods } = useWords(expensesPart);
  const may = useMay();
  const toast = useToast();
  const why = useWhy();
  const today = useToday();
  const { run, pending, failure } = useBuyingAct(takeMoneyBack);
  // The same id for every attempt, so that a lost answer takes nothing in twice.
  const [refundId] = useState(() => newId());
  const [isForGoods, setForGoods] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [amount, setAmount] = useState('');
  const [method, setMethod] = useState<ExpenseMethod>('cash');
  const [day, setDay] = useState(today);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { lines, isWrong } = linesGoingBack(value, items, typed);
  const read = rupeesText.safeParse(amount);
  const amountPaise = read.success && read.data > 0 ? read.data : null;
  const latest = useLatestDay(method);
  const earliest = earliestDayOf(method, value.billDay, useServiceSettings().dayCutoff);
  const isDay = isIsoDay(day) && day >= earliest && day <= latest;
  const dayFault = method === 'drawer' ? back.drawerDayFault : back.dayFault;
  const isReady = isDay && (isForGoods ? lines.length > 0 && !isWrong : amountPaise !== null);
  const submit = async () => {
    setTried(true);
    if (!isReady) return;
    const what = isForGoods ? { lines, amountPaise: null } : { lines: [], amountPaise };
    const answer = await run({ refundId, receiptId, ...what, method, day, note });
    if (answer === null) return;
    toast({ message: back.done(formatPlain(answer.amountPaise), value.vendorName) });
    onClose();
  };
  const refusal = why(failure);
  return (
    <Box
      component="form"
      noValidate
      aria-label={back.open}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Notice tone="info">{back.hint}</Notice>
        {may('stock') && (
          <TextField
            select
            label={back.what}
            value={isForGoods ? 'goods' : 'paid'}
            onChange={({ target }) => setForGoods(target.value === 'goods')}
          >
            <MenuItem value="paid">{back.paidTooMuch}</MenuItem>
            <MenuItem value="goods">{back.forGoods}</MenuItem>
          </TextField>
        )}
        {isForGoods ? (
          <BackLines {...{ value, items, typed }} onType={setTyped} />
        ) : (
          <TextField
            label={back.amount}
            value={amount}
            required
            error={isTried && amountPaise === null}
            helperText={isTried && amountPaise === null ? back.amountFault : ''}
            onChange={({ target }) => setAmount(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        )}
        {isForGoods && isTried && lines.length === 0 && <Notice tone="error">{words.backNothing}</Notice>}
        <TextField
          select
          label={back.method}
          value={method}
          onChange={({ target }) =>
            setMethod(EXPENSE_METHODS.find((each) => each === target.value) ?? method)
          }
        >
          {EXPENSE_METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {methods[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label={back.day}
          value={day}
          required
          error={isTried && !isDay}
          helperText={isTried && !isDay ? dayFault : ''}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={words.backNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton pending={pending} pendingLabel={back.saving}>
            {back.save}
          </SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </Stack>
      </Stack>
    </Box>
  );
}
