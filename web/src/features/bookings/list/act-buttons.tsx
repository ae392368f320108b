import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { canAct } from '@bhoj/domain/bookings/shape/states';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/bookings-model.ts';
import type { Row } from '../state/bookings-model.ts';

export interface ActButtonsProps {
  readonly row: Row;
  readonly now: number;
  readonly pending: boolean;
  readonly onAct: (act: BookingAct, reason?: string) => void;
}

/** The most frequent act comes first, and is filled. */
const ORDER = ['confirm', 'seat', 'leave', 'late', 'no-show'] as const;
const FIRST: readonly BookingAct[] = ['confirm', 'seat', 'leave'];

/** The acts that are possible on a booking now, each with one tap. A cancellation takes its reason from a menu. */
export function ActButtons({ row, now, pending, onAct }: ActButtonsProps) {
  const words = useWords(bookingsPart);
  const isOnline = useOnline();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = nameOf(words, row);
  const { placing } = row;
  const isOff = pending || !isOnline;
  const button = (act: BookingAct) => (
    <Button
      key={act}
      size="small"
      variant={FIRST.includes(act) ? 'contained' : 'outlined'}
      disabled={isOff}
      aria-label={words.actOn(words.acts[act], name)}
      onClick={() => onAct(act)}
    >
      {words.acts[act]}
    </Button>
  );
  return (
    <>
      {ORDER.filter((act) => canAct(placing, act, now)).map(button)}
      {canAct(placing, 'cancel', now) && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isOff}
          aria-label={words.actOn(words.acts.cancel, name)}
          aria-haspopup="menu"
          aria-controls={anchor === null ? undefined : menuId}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {words.acts.cancel}
        </Button>
      )}
      {canAct(placing, 'undo', now) && button('undo')}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': words.cancelTitle(name) } }}
      >
        {words.cancelReasons.map((reason) => (
          <MenuItem
            key={reason}
            onClick={() => {
              setAnchor(null);
              onAct('cancel', reason);
            }}
          >
            {reason}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
