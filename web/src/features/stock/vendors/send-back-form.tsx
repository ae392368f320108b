import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import { sendBack } from '@bhoj/domain/stock/buying/receipts.contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { BackLines, linesGoingBack } from './back-lines.tsx';

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
  const { lines, isWrong } = linesGoingBack(value, items, typed);
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
        <BackLines {...{ value, items, typed }} onType={setTyped} />
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
