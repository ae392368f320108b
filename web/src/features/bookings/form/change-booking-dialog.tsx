import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { changeBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { OnceInput } from '@bhoj/domain/kernel/contract';
import { clockOf } from '@bhoj/domain/time/ist';
import { useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/bookings-model.ts';
import type { Row } from '../state/bookings-model.ts';
import { BookingFields } from './booking-fields.tsx';
import { draftOf, KEEP } from './booking-draft.ts';
import type { Draft, Said } from './booking-draft.ts';
import { Refused } from './refused.tsx';
import { useDraft } from './use-draft.ts';

type Change = OnceInput<typeof changeBooking>['change'];

/** Returns the fields that differ, so that the changes of another host stay. */
function changed({ placing, who }: Row, draft: Draft, said: Said, begin: Draft): Change {
  const after = { ...said, locked: draft.locked, messages: draft.messages };
  const before = { at: placing.at, size: placing.size, name: begin.name, mobile: who?.mobile ?? null };
  const was = { ...before, locked: begin.locked, messages: begin.messages };
  const texts = (['occasion', 'food', 'note'] as const).filter((name) => draft[name] !== begin[name]);
  return {
    ...Object.fromEntries(
      Object.entries(after).filter(([name, value]) => was[name as keyof typeof was] !== value),
    ),
    ...Object.fromEntries(texts.map((name) => [name, draft[name]])),
    ...(draft.tables !== KEEP && { tableIds: draft.tables === '' ? null : draft.tables.split('+') }),
  };
}

export interface ChangeBookingDialogProps {
  readonly row: Row;
  readonly rules: BookingRules;
  readonly today: string;
  readonly now: number;
  readonly onMoved: (day: string) => void;
  readonly onClose: () => void;
}

/** Changes a booking: its time, size, tables, or the facts about the party. */
export function ChangeBookingDialog(props: ChangeBookingDialogProps) {
  const { rules, today, now, onMoved, onClose } = props;
  // Sends only fields that differ from these, so that the changes of another host stay.
  const [row] = useState(props.row);
  const words = useWords(bookingsPart);
  const common = useWords(commonPart);
  const { dayCutoff } = useServiceSettings();
  const toast = useToast();
  const attempt = useAttemptOnce(changeBooking);
  const { pending, failure, run, clear } = useOneAtATime<CallFacts>();
  const [begin] = useState(() => draftOf(row.placing, row.who, dayCutoff));
  const form = useDraft(begin, rules, { but: row.id, now });
  const { draft, set, said } = form;
  const submit = async (anyway = false) => {
    form.try();
    if (said === null) return;
    const change = changed(row, draft, said, begin);
    if (Object.keys(change).length === 0) {
      onClose();
      return;
    }
    const placed = await run(() => attempt({ bookingId: row.id, change, anyway }));
    if (placed === null) return;
    toast({ message: words.form.saved });
    onMoved(placed.day);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby="change-booking"
      onClose={() => !pending && onClose()}
    >
      <DialogTitle id="change-booking" sx={{ overflowWrap: 'anywhere' }}>
        {words.form.changeTitle(nameOf(words, row))}
      </DialogTitle>
      <DialogContent>
        <form
          id="booking-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <BookingFields
            {...form}
            set={(change) => {
              clear();
              set(change);
            }}
            now={row.placing.tableIds}
            today={today}
            questions={[]}
          />
        </form>
        {failure !== null && (
          <Refused
            failure={failure}
            onTime={(at) => {
              clear();
              set({ clock: clockOf(at) });
            }}
            onAnyway={() => void submit(true)}
            onRequest={null}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" form="booking-form" variant="contained" disabled={pending} aria-busy={pending}>
          {pending ? words.form.saving : words.form.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
