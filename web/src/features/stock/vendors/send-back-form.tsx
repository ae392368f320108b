import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import { sendBack } from '@bhoj/domain/stock/buying/receipts.contract';
import { quantityOf } from '@bhoj/domain/stock/shape/quantity';
import { typedAmount } from '@bhoj/domain/stock/shape/quantity-text';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';

export interface SendBackFormProps {
  readonly receiptId: string;
  readonly value: GoodsReceipt;
  readonly items: readonly StockItem[];
  readonly onClose: () => void;
}

/** Sends goods of a receipt back, in the units in which their items are counted. */
export function SendBackForm({ receiptId, value, items, onClose }: SendBackFormProps) {
  const { receipt: words } = useWords(stockVendorsPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(sendBack);
  const [sendBackId] = useState(() => newId());
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [note, setNote] = useState('');
  const lines = value.lines.flatMap((bought, line) => {
    const item = items.find(({ id }) => id === bought.itemId);
    const amount = typedAmount(typed[line] ?? '');
    const quantity = item === undefined || amount === null ? 0 : (quantityOf(amount, item.unit, item) ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const isWrong = Object.values(typed).some((text) => text.trim() !== '' && typedAmount(text) === null);
  const refusal = why(failure);
  const submit = async () => {
    const answer = await run({ sendBackId, receiptId, lines, note });
    if (answer === null) return;
    toast({ message: words.backDone(formatPlain(answer.creditPaise)) });
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.back}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Notice tone="info">{words.backHint}</Notice>
        {value.lines.map((bought, line) => {
          const unit = items.find(({ id }) => id === bought.itemId)?.unit;
          const text = typed[line] ?? '';
          return unit === undefined ? null : (
            <TextField
              // An item may be on a bill twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={line}
              label={words.backQuantity(bought.name, unit)}
              value={text}
              error={text.trim() !== '' && typedAmount(text) === null}
              onChange={(event) => setTyped({ ...typed, [line]: event.target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          );
        })}
        <TextField
          label={words.backNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton
            pending={pending}
            pendingLabel={words.backSaving}
            disabled={lines.length === 0 || isWrong}
          >
            {words.backSave}
          </SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </Stack>
      </Stack>
    </Box>
  );
}
