import { correctPayment } from '@bhoj/domain/billing/settle/settlement.contract';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { PaymentsRight } from '../../../blocks/settle/payment/payments-right.tsx';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import { muiFields } from '../../../ui/mui/mui-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';

interface PaymentDialogProps {
  readonly settlement: Settlement;
  readonly type: OrderType;
  readonly onClose: () => void;
}

/** Puts the method of a payment of an issued document right. */
export const PaymentDialog = (props: PaymentDialogProps) => (
  <KitFieldsContext value={muiFields}>
    <PaymentsRight {...props} act={useAttemptOnce(correctPayment)} />
  </KitFieldsContext>
);
