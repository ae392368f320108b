import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NOTHING_COUNTED } from '@bhoj/domain/menu/portions/portions-left';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import { MOST_LEFT } from '@bhoj/domain/menu/portions/portions-left.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { PortionsLeft } from '@bhoj/domain/menu/portions/portions-left.schema';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { useCall } from '../../../firebase/call.ts';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { portionsLeftPart } from '../../../messages/owner/portions-left/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { changedCounts, faultsOf, followed, rowsOf, valuesOf } from './portions-model.ts';

export interface PortionsDialogProps {
  readonly item: MenuItem;
  readonly menu: Menu;
  readonly cutoff: string;
  readonly onClose: () => void;
}

/** Asks how many portions of a dish, its sizes and its add-ons are left. */
export function PortionsDialog(props: PortionsDialogProps) {
  const words = useWords(portionsLeftPart);
  const { item, onClose } = props;
  const restaurantId = useRestaurantId();
  const stored = useLiveDoc(portionsLeft, { restaurantId });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="portions-dialog">
      <DialogTitle id="portions-dialog">{words.title(item.name)}</DialogTitle>
      <Gate
        live={stored}
        skeleton={
          <DialogContent>
            <SkeletonRows label={words.loading} rows={3} />
          </DialogContent>
        }
        words={{ failed: words.couldNotLoad }}
        missing={<PortionsForm {...props} portions={NOTHING_COUNTED} />}
      >
        {(portions) => <PortionsForm {...props} portions={portions} />}
      </Gate>
    </Dialog>
  );
}

function PortionsForm({
  item,
  menu,
  cutoff,
  portions,
  onClose,
}: PortionsDialogProps & { readonly portions: PortionsLeft }) {
  const words = useWords(portionsLeftPart);
  const common = useWords(commonPart);
  const reasons = useMenuReasons();
  const toast = useToast();
  const set = useCall(setPortionsLeft);
  const [fault, setFault] = useState<string | null>(null);
  const rows = rowsOf(item, menu, words);
  const now = valuesOf(rows, portions, businessDayOf(serverNow(), cutoff));
  const [before, setBefore] = useState(now);
  const form = useForm({ defaultValues: { rows: before.map((row) => ({ ...row })) } });
  const { control, formState, setError, setValue } = form;
  const submit = form.handleSubmit(async ({ rows: after }) => {
    setFault(null);
    const faults = faultsOf(after);
    for (const { row, field, fault: which } of faults)
      setError(`rows.${row}.${field}`, {
        message:
          which === 'only-per-day'
            ? words.onlyPerDay
            : words.notANumber(which === 'not-per-day' ? 1 : 0, MOST_LEFT),
      });
    if (faults.length > 0) return;
    // Portions sell while the dialog is open: an untouched number follows, and a typed one is asked about again.
    const { seen, kept, isClash } = followed(before, after, now);
    setBefore(seen);
    kept.forEach(({ left }, i) => setValue(`rows.${i}.left`, left));
    if (isClash) return setFault(words.changed);
    const counts = changedCounts(rows, seen, kept);
    try {
      if (Object.keys(counts).length > 0) await set({ counts });
    } catch (cause) {
      const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
      return setFault(reason === 'changed-meanwhile' ? words.changed : reasons[reason]);
    }
    toast({ message: words.saved(item.name) });
    return onClose();
  });
  const isPending = formState.isSubmitting;
  return (
    <>
      <DialogContent>
        <Stack
          component="form"
          id="portions-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => void submit(event)}
        >
          <Typography color="text.secondary">{words.about}</Typography>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {rows.map(({ key, label }, i) => (
            <Stack key={key} role="group" aria-label={label} sx={{ gap: 1 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{label}</Typography>
              <Stack direction="row" sx={{ gap: 2 }}>
                <FormTextField
                  control={control}
                  name={`rows.${i}.left`}
                  label={words.left}
                  inputMode="numeric"
                />
                <FormTextField
                  control={control}
                  name={`rows.${i}.perDay`}
                  label={words.perDay}
                  helperText={i === 0 ? words.perDayHint : undefined}
                  inputMode="numeric"
                />
              </Stack>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {common.cancel}
        </Button>
        <SubmitButton form="portions-form" pending={isPending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </>
  );
}
