import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { methodsFor } from '@bhoj/domain/billing/settle/payments';
import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface Refund {
  readonly method: PaymentMethod;
  readonly name: string;
}

export interface RefundFieldsProps {
  readonly type: OrderType;
  readonly label: string;
  readonly refund: Refund;
  readonly disabled: boolean;
  readonly wasTried: boolean;
  readonly onChange: (refund: Refund) => void;
}

/** The method by which the money is given back, or paid. */
export function RefundFields({ type, label, refund, disabled, wasTried, onChange }: RefundFieldsProps) {
  const billWords = useWords(billPart);
  const words = useWords(correctionsPart);

  const isUnnamed = wasTried && refund.name.trim() === '';
  return (
    <>
      <TextField
        select
        label={label}
        value={refund.method}
        disabled={disabled}
        onChange={(event) => {
          const method = methodsFor(type).find((known) => known === event.target.value) ?? 'cash';
          onChange({ method, name: '' });
        }}
      >
        {methodsFor(type).map((method) => (
          <MenuItem key={method} value={method}>
            {billWords.methods[method]}
          </MenuItem>
        ))}
      </TextField>
      {refund.method === 'other' && (
        <TextField
          required
          label={words.refundName}
          value={refund.name}
          disabled={disabled}
          error={isUnnamed}
          helperText={isUnnamed ? words.refundNameMissing : undefined}
          onChange={(event) => onChange({ ...refund, name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
      )}
    </>
  );
}
