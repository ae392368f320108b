import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { returnPayment, setDiscount, settleBill } from '@bhoj/domain/billing/settlement.contract';
import type { Account } from '@bhoj/domain/billing/account';
import { BillingCounter } from '../../../blocks/settle/counter/billing-counter.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { common } from '../../../messages/common.ts';
import { orderPanel as words } from '../../../messages/order-panel.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { placeOf } from '../state/orders-model.ts';
import type { OwnRestaurant } from '../state/use-restaurant.ts';

export interface SettleDialogProps {
  readonly own: OwnRestaurant;
  readonly orderId: string;
  readonly account: Account;
  readonly onClose: () => void;
}

/** The billing counter at which an order is paid, as captains have it. It goes as the order is settled: its document shows then. */
export function SettleDialog({ own, orderId, account, onClose }: SettleDialogProps) {
  const id = useId();
  const profile = useLiveDoc(profiles, { restaurantId: own.restaurantId });
  const acts = {
    settle: useAttempt(settleBill),
    setDiscount: useAttempt(setDiscount),
    returnPayment: useAttempt(returnPayment),
  };
  const place = placeOf(account.order);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {words.settleTitle(place)}
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <X aria-hidden />
      </IconButton>
      {/* The counter's bar sticks to the dialog's end, and stands on its ground. */}
      <DialogContent sx={{ pb: 0, '--bhoj-background': cssVar('raised') }}>
        {profile.state === 'loading' && <SkeletonRows label={common.loading} rows={6} />}
        {profile.state === 'ready' && (
          <BillingCounter
            {...{ orderId, account, place, acts }}
            profile={profile.value}
            obstacle={account.order.acceptance.waiting.length > 0 ? words.roundsWait : null}
          />
        )}
        {profile.state !== 'ready' && profile.state !== 'loading' && (
          <ErrorState title={words.couldNotLoad} text={common.couldNotLoadHint} />
        )}
      </DialogContent>
    </Dialog>
  );
}
