import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { freeSpots, nameOf } from './waitlist-model.ts';
import type { Row } from './waitlist-model.ts';
import { useWaitReasons } from './use-wait-reasons.ts';
import styles from './waitlist.module.css';

export interface SeatDialogProps {
  readonly row: Row;
  readonly known: Known;
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  /** Resolves to true once the party is seated. */
  readonly onSeat: (tableIds: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The free tables that take a party: tables that nobody has booked first, then by size. */
export function SeatDialog({ row, known, pending, failure, onSeat, onClose }: SeatDialogProps) {
  const words = useWords(waitlistPart);
  const common = useWords(commonPart);
  const reasons = useWaitReasons();
  const places = usePlaceWords();
  const spots = freeSpots(known, row.party.size);
  const seat = async (tableIds: readonly string[]) => {
    if (await onSeat(tableIds)) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="seat-party" onClose={() => !pending && onClose()}>
      <DialogTitle id="seat-party" sx={{ overflowWrap: 'anywhere' }}>
        {words.seating.title(`${nameOf(words, row)}, ${words.guests(row.party.size)}`)}
      </DialogTitle>
      <DialogContent className={styles['spots'] ?? ''}>
        {spots.length === 0 ? <Notice tone="info">{words.seating.none}</Notice> : <p>{words.seating.hint}</p>}
        {spots.map(({ tableIds, seats, bookedAt }) => (
          <Button
            key={tableIds.join('+')}
            variant="outlined"
            disabled={pending}
            onClick={() => void seat(tableIds)}
          >
            <span>{words.seating.spot(tableIds.map((id) => tableName(places, id)).join(' + '), seats)}</span>
            {bookedAt !== null && <small>{words.seating.booked(clockName(bookedAt))}</small>}
          </Button>
        ))}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
