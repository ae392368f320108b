import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { book } from '@bhoj/domain/bookings/shape/bookings.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { clockOf } from '@bhoj/domain/time/ist';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { BookingFields } from './booking-fields.tsx';
import { emptyDraft } from './booking-draft.ts';
import { Refused } from './refused.tsx';
import { useDraft } from './use-draft.ts';

export interface NewBookingDialogProps {
  readonly rules: BookingRules;
  readonly day: string;
  readonly today: string;
  readonly now: number;
  readonly onBooked: (day: string) => void;
  readonly onClose: () => void;
}

/** A booking from a phone call. */
export function NewBookingDialog({ rules, day, today, now, onBooked, onClose }: NewBookingDialogProps) {
  const words = useWords(bookingsPart);
  const common = useWords(commonPart);
  const places = usePlaceWords();
  const toast = useToast();
  const [bookingId] = useState(newId);
  const attempt = useAttempt(book);
  const { pending, failure, run, clear } = useOneAtATime<CallFacts>();
  const form = useDraft(emptyDraft(day < today ? today : day), rules, { but: bookingId, now });
  const { draft, set, said } = form;
  const submit = async (more: { anyway?: boolean; asRequest?: boolean } = {}) => {
    form.try();
    if (said === null) return;
    const { occasion, food, note, messages, locked, tables } = draft;
    const asRequest = more.asRequest ?? draft.asRequest;
    const placed = await run(() =>
      attempt({
        ...said,
        bookingId,
        tableIds: tables === '' ? null : tables.split('+'),
        locked,
        occasion,
        food,
        note,
        messages,
        asRequest,
        anyway: more.anyway ?? false,
      }),
    );
    if (placed === null) return;
    const name = said.name || (said.mobile ?? words.noName);
    const at = placed.tableIds.map((id) => tableName(places, id)).join(' + ');
    toast({
      message:
        placed.state === 'requested'
          ? words.form.asked(name)
          : words.form.booked(name, clockName(placed.at), at),
    });
    onBooked(placed.day);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="new-booking" onClose={() => !pending && onClose()}>
      <DialogTitle id="new-booking">{words.form.newTitle}</DialogTitle>
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
            now={null}
            today={today}
            questions={rules.questions}
          />
        </form>
        {failure !== null && (
          <Refused
            failure={failure}
            onTime={(at) => {
              clear();
              set({ clock: clockOf(at) });
            }}
            onAnyway={() => void submit({ anyway: true })}
            onRequest={() => void submit({ asRequest: true })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" form="booking-form" variant="contained" disabled={pending} aria-busy={pending}>
          {pending ? words.form.booking : words.form.book}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
