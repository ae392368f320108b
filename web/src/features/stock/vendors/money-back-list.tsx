import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { voidMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import { useMay } from '../../../firebase/rights.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../state/stock-lists.module.css';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { useRefunds } from '../state/use-buying.ts';

function VoidForm({ entry: { id, value }, onClose }: RowProps & { readonly onClose: () => void }) {
  const { receipt: words, back } = useWords(stockVendorsPart);
  const toast = useToast();
  const why = useWhy();
  const { run, pending, failure } = useBuyingAct(voidMoneyBack);
  const [reason, setReason] = useState('');
  const refusal = why(failure);
  const submit = async () => {
    if ((await run({ refundId: id, reason })) === null) return;
    toast({ message: back.voidDone });
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={back.voidTitle(formatPlain(value.amountPaise))}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Notice tone="warning" title={back.voidTitle(formatPlain(value.amountPaise))}>
          {value.hasGoods ? back.voidGoodsText : back.voidText}
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

interface RowProps {
  readonly entry: Entry<VendorRefund>;
}

function Row({ entry }: RowProps) {
  const { receipt: words, back } = useWords(stockVendorsPart);
  const { methods } = useWords(expensesPart);
  const may = useMay();
  const [isVoiding, setVoiding] = useState(false);
  const { day, method, amountPaise, hasGoods, note, voided } = entry.value;
  const mayVoid = voided === null && may('expenses') && (!hasGoods || may('stock'));
  const quiet = [methods[method], hasGoods ? back.forGoods : back.paidTooMuch, note]
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <>
      <li>
        <div className={styles['name']}>
          <div>{dayName(day)}</div>
          <div className={styles['quiet']}>{voided === null ? quiet : words.voided(voided.reason)}</div>
        </div>
        <span className={styles['amount']}>{formatPlain(amountPaise)}</span>
      </li>
      {mayVoid && (
        <li>
          {isVoiding ? (
            <VoidForm entry={entry} onClose={() => setVoiding(false)} />
          ) : (
            <Button color="error" onClick={() => setVoiding(true)}>
              {words.void}
            </Button>
          )}
        </li>
      )}
    </>
  );
}

/** The money that a vendor gave back, the latest first; nothing where there was none. */
export function MoneyBackList({ vendorId }: { readonly vendorId: string }) {
  const { panel, loading, back } = useWords(stockVendorsPart);
  const refunds = useRefunds(vendorId);
  if (refunds.state === 'ready' && refunds.value.length === 0) return null;
  return (
    <SectionCard title={back.title}>
      <Gate
        live={refunds}
        skeleton={<SkeletonRows label={loading} rows={1} />}
        words={{ failed: panel.failed }}
      >
        {(list) => (
          <ul className={styles['list']}>
            {list.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Gate>
    </SectionCard>
  );
}
