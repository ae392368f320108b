import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';

export interface VoidFormProps {
  readonly receiptId: string;
  /** The bill, in words. */
  readonly bill: string;
  readonly onClose: () => void;
}

/** Makes a receipt void that was entered wrongly. */
export function VoidForm({ receiptId, bill, onClose }: VoidFormProps) {
  const { receipt: words } = useWords(stockVendorsPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(voidReceipt);
  const [reason, setReason] = useState('');
  const refusal = why(failure);
  const submit = async () => {
    if ((await run({ receiptId, reason })) === null) return;
    toast({ message: words.voidDone });
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.voidTitle(bill)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Notice tone="warning" title={words.voidTitle(bill)}>
          {words.voidText}
        </Notice>
        <TextField
          label={words.voidReason}
          value={reason}
          required
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton color="error" pending={pending} disabled={reason.trim() === ''}>
            {words.voidConfirm}
          </SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </Stack>
      </Stack>
    </Box>
  );
}
