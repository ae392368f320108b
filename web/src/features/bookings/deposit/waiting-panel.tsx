import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import { calledOffOf, dayOfBooking } from '@bhoj/domain/deposits/deposit';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { Deposit } from '@bhoj/domain/deposits/deposit.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { Link as RouterLink } from 'react-router-dom';
import { useLiveDoc } from '../../../firebase/live.ts';
import { orNull } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { waitingDepositsPart } from '../../../messages/owner/waiting-deposits/en.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { writeAddress } from '../../../ui/table/address-params.ts';
import { useWords } from '../../../words/use-words.ts';
import { PARAMS } from '../state/use-address.ts';
import { DepositActs } from './taken-deposit.tsx';
import styles from '../bookings.module.css';

interface OneProps {
  readonly depositId: string;
  readonly deposit: Deposit;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

/** A deposit with its booking, or with the facts that the deposit keeps once the booking is deleted. */
function WaitingDeposit({ depositId, deposit, now }: OneProps) {
  const words = useWords(waitingDepositsPart);
  const { deposit: depositWords } = useWords(bookingsPart);
  const restaurantId = useRestaurantId();
  const { bookingId, amountPaise, state } = deposit;
  const booking = orNull(useLiveDoc(bookings, { restaurantId, bookingId }));
  return (
    <Stack sx={{ gap: 2 }}>
      <p className={styles['facts']}>
        {depositWords.line(formatPlain(amountPaise), depositWords.states[state])}
      </p>
      <Gate
        live={booking}
        skeleton={<SkeletonRows label={words.loading} rows={2} />}
        words={{ failed: words.couldNotLoad }}
      >
        {(known) => (
          <>
            {known === null ? (
              <p className={styles['quiet']}>{words.bookingGone}</p>
            ) : (
              <Link
                component={RouterLink}
                to={`?${writeAddress(PARAMS, { view: 'list', day: known.day, booking: bookingId, deposit: null }).toString()}`}
              >
                {words.openBooking}
              </Link>
            )}
            <OfDay {...{ depositId, deposit, now }} booking={known} />
          </>
        )}
      </Gate>
    </Stack>
  );
}

type OfDayProps = OneProps & { readonly booking: Booking | null };

/** The time of a booking and the acts on its deposit: by its place in the evening, or else by the voucher. */
function OfDay({ deposit, booking, ...one }: OfDayProps) {
  const words = useWords(waitingDepositsPart);
  const restaurantId = useRestaurantId();
  const date = dayOfBooking(deposit, booking);
  const evening = orNull(useLiveDoc(bookingDays, { restaurantId, date }));
  return (
    <Gate
      live={evening}
      skeleton={<SkeletonRows label={words.loading} rows={2} />}
      words={{ failed: words.couldNotLoad }}
    >
      {(day) => {
        const placing = day?.bookings[deposit.bookingId];
        const { at, size } = placing ?? deposit.party;
        return (
          <>
            <p className={styles['quiet']}>{words.bookingOf(momentName(at), size)}</p>
            <DepositActs {...one} deposit={deposit} calledOff={calledOffOf(deposit, booking, placing)} />
          </>
        );
      }}
    </Gate>
  );
}

export interface WaitingPanelProps {
  /** Null while none is open. */
  readonly depositId: string | null;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
  readonly onClose: () => void;
}

/** The open deposit of the list of those that wait. */
export function WaitingPanel({ depositId, now, onClose }: WaitingPanelProps) {
  const words = useWords(waitingDepositsPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(deposits, depositId === null ? null : { restaurantId, depositId });
  return (
    <ItemPanel
      id={depositId}
      live={live}
      title={(deposit) => deposit?.party.name || words.one}
      words={words}
      missing={<p className={styles['quiet']}>{words.missing}</p>}
      onClose={onClose}
    >
      {(deposit, id) => <WaitingDeposit depositId={id} {...{ deposit, now }} />}
    </ItemPanel>
  );
}
