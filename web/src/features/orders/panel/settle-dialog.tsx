import Dialog from '@mui/material/Dialog';
import { CategoriesSource } from '../../../blocks/categories/categories-source.ts';
import { useMenuCategories } from '../../../firebase/menu-categories.ts';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { offerBuyer, setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { applyDeposit, releaseDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { enterCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import {
  returnPayment,
  setComplimentary,
  setDiscount,
  settleBill,
} from '@bhoj/domain/billing/settle/settlement.contract';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { useIfMayTry } from '../../../firebase/rights.ts';
import { useIfMay } from '../../../firebase/rights.ts';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { BillingCounter } from '../../../blocks/settle/counter/billing-counter.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { muiFields } from '../../../ui/mui/mui-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';

export interface SettleDialogProps {
  readonly orderId: string;
  readonly account: Account;
  readonly isBehind: boolean;
  readonly onClose: () => void;
}

/** The captain's billing counter in a dialog. When the order is settled, it closes and the document is shown. */
export function SettleDialog({ orderId, account, isBehind, onClose }: SettleDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(orderPanelPart);
  const names = useNameWords();

  const id = useId();
  const restaurantId = useRestaurantId();
  const profile = useLiveDoc(profiles, { restaurantId });
  const ifMay = useIfMay();
  const ifMayTry = useIfMayTry();
  const acts = {
    settle: useAttempt(settleBill),
    setBuyer: useAttempt(setBuyer),
    offerBuyer: useAttempt(offerBuyer),
    enterCode: ifMay('take-orders', useAttemptOnce(enterCode)),
    setComplimentary: ifMayTry(setComplimentary, useAttemptOnce(setComplimentary)),
    setDiscount: ifMayTry(setDiscount, useAttemptOnce(setDiscount)),
    returnPayment: ifMayTry(returnPayment, useAttempt(returnPayment)),
    readTills: useAttempt(readTills),
    applyDeposit: useAttemptOnce(applyDeposit),
    releaseDeposit: useAttemptOnce(releaseDeposit),
  };
  const place = orderNameBesideKind(names, account.order);
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
      {/* The counter's sticky bar takes the dialog's background. */}
      <DialogContent sx={{ pb: 0, '--bhoj-background': cssVar('raised') }}>
        <Gate
          live={profile}
          skeleton={<SkeletonRows label={common.loading} rows={6} />}
          words={{ failed: words.couldNotLoad }}
        >
          {(value) => (
            <CategoriesSource value={useMenuCategories}>
              <KitFieldsContext value={muiFields}>
                <BillingCounter
                  {...{ orderId, account, isBehind, place, acts }}
                  profile={value}
                  obstacle={account.order.acceptance.waiting.length > 0 ? words.roundsWait : null}
                />
              </KitFieldsContext>
            </CategoriesSource>
          )}
        </Gate>
      </DialogContent>
    </Dialog>
  );
}
