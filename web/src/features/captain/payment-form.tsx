import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { PaymentMethod } from '@bhoj/domain/billing/invoice';
import { methodsFor } from '@bhoj/domain/billing/payments';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { OrderType } from '@bhoj/domain/orders/order.schema';
import { billWords } from '../../messages/blocks.ts';
import { captain } from '../../messages/captain.ts';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { likelyCash, paymentOf } from './settle-model.ts';
import { useSettle } from './use-settle.ts';
import styles from './captain.module.css';

export interface PaymentFormProps {
  readonly orderId: string;
  readonly type: OrderType;
  readonly totalPaise: Paise;
  readonly seenRounds: number;
  /** The order has rounds that the captain has not looked at. */
  readonly hasChanged: boolean;
  readonly onSeen: () => void;
  readonly isBlocked: boolean;
}

interface CashProps {
  readonly totalPaise: Paise;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

function Cash({ totalPaise, typed, onType }: CashProps) {
  const payment = paymentOf(totalPaise, 'cash', typed);
  return (
    <>
      <TextField
        label={captain.received}
        value={typed}
        placeholder={String(toRupees(totalPaise))}
        error={payment === null}
        helperText={payment === null ? captain.receivedFault : undefined}
        onChange={(event) => onType(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 11 } }}
      />
      <div className={styles['choices']}>
        <Button variant="outlined" onClick={() => onType('')}>
          {captain.exact}
        </Button>
        {likelyCash(totalPaise).map((sum) => (
          <Button key={sum} variant="outlined" onClick={() => onType(String(toRupees(sum)))}>
            {formatMoney(sum)}
          </Button>
        ))}
      </div>
      {payment !== null && payment.changePaise > 0 && (
        <p role="status" className={styles['change']}>
          {captain.change} <strong>{formatPlain(payment.changePaise)}</strong>
        </p>
      )}
    </>
  );
}

/** How a bill is paid, and the one button that settles it. */
export function PaymentForm({ orderId, totalPaise, hasChanged, onSeen, ...rest }: PaymentFormProps) {
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [typed, setTyped] = useState('');
  const { pending, failure, settle } = useSettle(orderId);
  const paid = method === null ? null : paymentOf(totalPaise, method, typed);
  return (
    <form
      className={styles['payment']}
      onSubmit={(event) => {
        event.preventDefault();
        if (paid !== null) void settle(rest.seenRounds, [paid.payment]);
      }}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={method}
        aria-label={captain.payment}
        disabled={pending}
        onChange={(_, next: PaymentMethod | null) => next !== null && setMethod(next)}
      >
        {methodsFor(rest.type).map((known) => (
          <ToggleButton key={known} value={known}>
            {billWords.methods[known]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {method === 'cash' && <Cash {...{ totalPaise, typed }} onType={setTyped} />}
      {hasChanged && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outlined" onClick={onSeen}>
              {captain.useNewBill}
            </Button>
          }
        >
          {captain.billChanged}
        </Notice>
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <SubmitButton
        size="large"
        fullWidth
        pending={pending}
        pendingLabel={captain.settling}
        disabled={paid === null || hasChanged || rest.isBlocked}
      >
        {captain.settle(formatMoney(totalPaise))}
      </SubmitButton>
      <p className={styles['quiet']}>
        {method === null
          ? captain.chooseMethod
          : method === 'room'
            ? captain.confirmRoom
            : captain.confirmMoney}
      </p>
    </form>
  );
}
