import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeople } from '../lists/use-people.ts';
import { ReasonDialog } from '../reason/reason-dialog.tsx';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { useRestaurantAct } from './use-restaurant-act.ts';
import type { ActName } from './use-restaurant-act.ts';

interface ActDialogProps {
  readonly act: ActName;
  readonly restaurantId: string;
  readonly tenant: Tenant;
  readonly onClose: () => void;
}

/** The number of days by which a trial or premium is extended by default. */
const LONGER = { extend: 7, gift: 30 };

/** Does an act on a restaurant, with a reason. */
export function ActDialog({ act, restaurantId, tenant, onClose }: ActDialogProps) {
  const words = useWords(platformRestaurantsPart);
  const toast = useToast();
  const perform = useRestaurantAct(act);
  const { options } = usePeople();
  // The same id for every try, so that a lost answer does nothing twice.
  const [actId] = useState(newId);
  const [today] = useState(() => dateOf(serverNow()));
  const [day, setDay] = useState(() => {
    const end = (tenant.membership === 'premium' ? tenant.premiumUntil : tenant.trialEndDate) ?? 0;
    return dateOf(Math.max(end, serverNow()) + (act === 'gift' ? LONGER.gift : LONGER.extend) * DAY);
  });
  const [toStaffId, setTo] = useState(tenant.referredBy);
  return (
    <ReasonDialog
      title={words.acts[act]}
      text={words.actTexts[act]}
      field={{ label: words.reason, hint: words.reasonHint, fault: words.reasonFault }}
      button={words.acts[act]}
      tone={act === 'suspend' ? 'error' : 'primary'}
      act={(reason) => perform({ actId, restaurantId, reason, day, toStaffId })}
      mailFailed={words.mailFailed}
      onDone={() => toast({ message: words.done })}
      onClose={onClose}
    >
      {(act === 'extend' || act === 'gift') && (
        <DayField label={words.lastDay} value={day} min={today} onChange={setDay} />
      )}
      {act === 'reassign' && (
        <ChoiceField
          label={words.assignTo}
          none={words.nobody}
          value={toStaffId}
          options={options}
          onChange={setTo}
        />
      )}
    </ReasonDialog>
  );
}
