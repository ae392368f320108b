import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isMonthClosed } from '@bhoj/domain/expenses/month';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/expenses-model.ts';
import { ReversePart } from '../reverse/reverse-part.tsx';
import { BillPhoto } from './bill-photo.tsx';
import { ExpenseFacts } from './expense-facts.tsx';
import { VendorHistory } from './vendor-history.tsx';

export interface ExpensePanelProps {
  readonly entry: Entry<Expense>;
  /** The template that repeats it; null without one. */
  readonly template: Entry<ExpenseTemplate> | null;
  /** Epoch ms. */
  readonly now: number;
  readonly onEdit: () => void;
  /** Marks an expense as unpaid, where its amount cannot be edited. */
  readonly onUnpay: () => void;
  readonly onRemove: () => void;
  readonly onStop: (template: Entry<ExpenseTemplate>) => void;
}

type Asked = 'delete' | 'stop';

/** One expense: its facts, its photo, and the vendor's other bills. */
export function ExpensePanel({ entry, template, now, onEdit, onUnpay, onRemove, onStop }: ExpensePanelProps) {
  const common = useWords(commonPart);
  const words = useWords(expensesPart);
  const { panel } = words;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { value } = entry;
  const name = nameOf(value);
  const isClosed = isMonthClosed(value.month, now);
  const isBought = value.receiptId !== undefined;
  // Nobody may change fields that come from a self-invoice or a receipt of goods. Such an expense is paid from the
  // page's list of debts.
  const isFixed = value.reverseCharge !== undefined || isBought;
  const hasBack = value.hasMoneyBack === true;
  const done = (act: () => void) => {
    setAsked(null);
    act();
  };
  const asking = { open: true, cancelLabel: common.cancel, onClose: () => setAsked(null) };
  return (
    <Stack sx={{ gap: 3 }}>
      <ExpenseFacts expense={value} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {!isFixed && (
          <Button variant="contained" onClick={onEdit}>
            {panel.edit}
          </Button>
        )}
        {isFixed && value.method !== null && !hasBack && (
          <Button variant="outlined" onClick={onUnpay}>
            {panel.unpay}
          </Button>
        )}
        {template !== null && (
          <Button variant="outlined" onClick={() => setAsked('stop')}>
            {panel.stop}
          </Button>
        )}
        {!isClosed && !isFixed && (
          <Button variant="outlined" color="error" onClick={() => setAsked('delete')}>
            {panel.delete}
          </Button>
        )}
      </Stack>
      {isBought && <Notice tone="info">{panel.boughtHint}</Notice>}
      {hasBack && <Notice tone="info">{panel.backHint}</Notice>}
      {isClosed && <Notice tone="info">{panel.closedHint}</Notice>}
      <ReversePart {...{ entry, now }} />
      {value.hasPhoto && <BillPhoto expenseId={entry.id} />}
      {value.vendor !== '' && <VendorHistory vendor={value.vendor} />}
      {asked === 'delete' && (
        <ConfirmDialog
          {...asking}
          title={panel.deleteTitle(name, formatPlain(value.amountPaise))}
          text={panel.deleteHint}
          confirmLabel={panel.delete}
          onConfirm={() => done(onRemove)}
        />
      )}
      {asked === 'stop' && template !== null && (
        <ConfirmDialog
          {...asking}
          title={panel.stopTitle(name)}
          text={panel.stopHint}
          confirmLabel={panel.stop}
          tone="plain"
          onConfirm={() => done(() => onStop(template))}
        />
      )}
    </Stack>
  );
}
