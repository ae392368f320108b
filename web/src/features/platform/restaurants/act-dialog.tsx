import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { suspendRestaurant } from '@bhoj/domain/platform/restaurants.contract';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { Tenant } from '@bhoj/domain/platform/tenant.schema';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/mui/toast.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChoiceField } from './choice-field.tsx';
import { usePeople } from '../lists/use-people.ts';
import { useRestaurantAct } from './use-restaurant-act.ts';
import type { ActName } from './use-restaurant-act.ts';

interface ActDialogProps {
  readonly act: ActName;
  readonly restaurantId: string;
  readonly tenant: Tenant;
  readonly onClose: () => void;
}

/** Days by which a trial or premium is made longer, unless another day is chosen. */
const LONGER = { extend: 7, gift: 30 };

/** Says what an act does, asks for the reason, and does it. */
export function ActDialog({ act, restaurantId, tenant, onClose }: ActDialogProps) {
  const words = useWords(platformRestaurantsPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const id = useId();
  const toast = useToast();
  const perform = useRestaurantAct(act);
  const { options } = usePeople();
  const { pending, failure, run } = useOneAtATime<CallFacts | 'mail'>();
  // The same id for every try, so that a lost answer does nothing twice.
  const [actId] = useState(newId);
  const [reason, setReason] = useState('');
  const [today] = useState(() => dateOf(Date.now()));
  const [day, setDay] = useState(() => {
    const end = (tenant.membership === 'premium' ? tenant.premiumUntil : tenant.trialEndDate) ?? 0;
    return dateOf(Math.max(end, Date.now()) + (act === 'gift' ? LONGER.gift : LONGER.extend) * DAY);
  });
  const [toStaffId, setTo] = useState(tenant.referredBy);
  const [isAsked, setAsked] = useState(false);
  const isSound = suspendRestaurant.input.shape.reason.safeParse(reason).success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSound) return;
    if ((await run(() => perform({ actId, restaurantId, reason, day, toStaffId }))) === null) return;
    toast({ message: words.done });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => !pending && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{words.acts[act]}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{words.actTexts[act]}</Typography>
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
            <TextField
              label={words.reason}
              required
              autoFocus
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isAsked && !isSound}
              helperText={isAsked && !isSound ? words.reasonFault : words.reasonHint}
            />
            {failure !== null && (
              <Notice tone="error">{failure === 'mail' ? words.mailFailed : reasons[failure.reason]}</Notice>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} color={act === 'suspend' ? 'error' : 'primary'}>
            {words.acts[act]}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
