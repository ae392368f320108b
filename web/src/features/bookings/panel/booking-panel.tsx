import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { changeBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { useState } from 'react';
import { MINUTE } from '@bhoj/domain/time/ist';
import { useActOnce } from '../../../firebase/use-act.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChangeBookingDialog } from '../form/change-booking-dialog.tsx';
import { DepositPart } from '../deposit/deposit-part.tsx';
import { ActButtons } from '../list/act-buttons.tsx';
import { endOf } from '../state/bookings-model.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import { useMoves } from '../state/use-moves.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from '../bookings.module.css';

export interface BookingPanelProps {
  readonly row: Row;
  readonly evening: Evening;
  readonly onMoved: (day: string) => void;
}

const timeOf = (at: number | null | undefined): string => (typeof at === 'number' ? momentName(at) : '');

/** The guest's answers to the owner's questions. */
const answersOf = (who: Booking | null): readonly (readonly [string, string])[] =>
  (who?.guest?.answers ?? []).map(({ question, answer }) => [question, answer] as const);

/** One booking with all that is known of the party, and every act. */
export function BookingPanel({ row, evening, onMoved }: BookingPanelProps) {
  const words = useWords(bookingsPart);
  const reasons = useReasons();
  const places = usePlaceWords();
  const isOnline = useOnline();
  const { pending, failure, move } = useMoves(row);
  const lock = useActOnce(changeBooking);
  const [isChanging, setChanging] = useState(false);
  const { placing, who } = row;
  const { panel } = words;
  const { rules, now, today } = evening.known;
  const fault = failure ?? lock.failure;
  const tables = placing.tableIds.map((id) => tableName(places, id)).join(' + ');
  const facts: readonly (readonly [string, string])[] = [
    [panel.tables, tables || words.noTable],
    [panel.mobile, who?.mobile ?? ''],
    [panel.food, who?.food ?? ''],
    [panel.occasion, who?.occasion ?? ''],
    [panel.note, who?.note ?? ''],
    ...answersOf(who),
    [panel.reason, who?.cancelReason ?? ''],
    [panel.guestChanged, timeOf(who?.guest?.changedAt)],
    [panel.guestCancelled, placing.state === 'cancelled' ? timeOf(who?.guest?.cancelledAt) : ''],
    [panel.seatedAt, placing.seatedAt === null ? '' : clockName(placing.seatedAt)],
    [panel.leftAt, placing.leftAt === null ? '' : clockName(placing.leftAt)],
  ];
  return (
    <Stack sx={{ gap: 3 }}>
      <p className={styles['facts']}>
        {clockName(placing.at)} {words.until(clockName(endOf(row)))} · {words.guests(placing.size)}
      </p>
      {isExpected(placing) && placing.state !== 'requested' && (
        <p className={styles['quiet']}>
          {words.heldUntil(clockName(placing.at + rules.holdMinutes * MINUTE))}
        </p>
      )}
      <div className={styles['chips']}>
        <ActButtons {...{ row, now, pending }} onAct={(act, reason) => void move(act, reason)} />
        {isExpected(placing) && (
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => setChanging(true)}>
            {panel.change}
          </Button>
        )}
      </div>
      {fault !== null && <Notice tone="error">{reasons[fault]}</Notice>}
      {isExpected(placing) && placing.tableIds.length > 0 && (
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={placing.locked}
                disabled={lock.pending || !isOnline}
                onChange={(_, locked) =>
                  void lock.run({ bookingId: row.id, change: { locked }, anyway: false })
                }
                slotProps={{ input: { role: 'switch' } }}
              />
            }
            label={panel.lock}
          />
          <p className={styles['quiet']}>{panel.lockHint}</p>
        </div>
      )}
      <DepositPart {...{ row, evening }} />
      <dl className={styles['details']}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        {who !== null && (
          <>
            <div>
              <dt>{panel.messages}</dt>
              <dd>
                {who.messagesAgreedAt === null
                  ? panel.notAgreed
                  : panel.agreed(momentName(who.messagesAgreedAt))}
              </dd>
            </div>
            <div>
              <dt>{panel.takenBy}</dt>
              <dd>
                {panel.takenAt(
                  who.guest === undefined ? who.takenBy.name : panel.byGuest,
                  momentName(who.createdAt),
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
      {isChanging && (
        <ChangeBookingDialog
          {...{ row, rules, today, now }}
          onMoved={(day) => {
            setChanging(false);
            onMoved(day);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}
