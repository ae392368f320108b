import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { DEFAULT_LOCK_MINUTES } from '@bhoj/domain/devices/device';
import { DEVICE_KINDS } from '@bhoj/domain/devices/device.schema';
import type { DeviceKind } from '@bhoj/domain/devices/device.schema';
import { enrolDevice } from '@bhoj/domain/devices/devices.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { becomeShared } from '../../../firebase/become-shared.ts';
import { useClient } from '../../../firebase/client.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { newDeviceSecret } from '../../../firebase/keep-device.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { staffDevicesPart } from '../../../messages/owner/members-devices/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';

const NEVER = 'never';
const MINUTES = Array.from({ length: 15 }, (_, i) => i + 1);

export interface ShareDialogProps {
  readonly onClose: () => void;
  /** The function that makes this browser a shared device; tests have a browser of their own. */
  readonly become?: typeof becomeShared;
}

/** Makes this browser a shared device, and leads to its entrance. */
export function ShareDialog({ onClose, become = becomeShared }: ShareDialogProps) {
  const words = useWords(staffDevicesPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const client = useClient();
  const restaurantId = useRestaurantId();
  const attempt = useAttempt(enrolDevice);
  const id = useId();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  // Pressing again after a failure enrols the same device.
  const [made] = useState(() => ({ deviceId: newId(), secret: newDeviceSecret() }));
  const [name, setName] = useState('');
  const [kind, setKind] = useState<DeviceKind>('counter');
  const [lock, setLock] = useState(String(DEFAULT_LOCK_MINUTES));
  const lockMinutes = lock === NEVER ? null : Number(lock);

  const choose = (chosen: DeviceKind) => {
    setKind(chosen);
    setLock(chosen === 'kitchen' ? NEVER : String(DEFAULT_LOCK_MINUTES));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(() => attempt({ ...made, name, kind, lockMinutes }));
    if (done === null) return;
    await become(client, { restaurantId, ...made, lockMinutes });
    globalThis.location.replace(href('device'));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{words.shareTitle}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 0.5 }}>
            <Typography>{words.shareText}</Typography>
            <TextField
              label={words.name}
              value={name}
              placeholder={words.nameExample}
              slotProps={{ htmlInput: { maxLength: 40 } }}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              select
              label={words.kind}
              value={kind}
              onChange={({ target }) => choose(DEVICE_KINDS.find((each) => each === target.value) ?? kind)}
            >
              {DEVICE_KINDS.map((each) => (
                <MenuItem key={each} value={each}>
                  {words.kinds[each]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={words.lock}
              helperText={words.lockHint}
              value={lock}
              onChange={({ target }) => setLock(target.value)}
            >
              {MINUTES.map((minutes) => (
                <MenuItem key={minutes} value={String(minutes)}>
                  {words.minutes(minutes)}
                </MenuItem>
              ))}
              {kind === 'kitchen' && <MenuItem value={NEVER}>{words.never}</MenuItem>}
            </TextField>
            {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={pending}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} disabled={name.trim() === ''} pendingLabel={words.sharing}>
            {words.shareIt}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
