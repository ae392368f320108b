import { bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { Coming } from '@bhoj/domain/bookings/floor/coming';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useMay } from '../../../firebase/rights.ts';
import { useComing } from '../../../joint/bookings/use-coming.ts';
import type { OfFloor } from '../../../joint/bookings/use-coming.ts';
import { aheadPart } from '../../../messages/shared/ahead/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../captain-text.module.css';

interface ComesProps {
  readonly restaurantId: string;
  readonly coming: Coming;
  readonly isFree: boolean;
}

function Comes({ restaurantId, coming, isFree }: ComesProps) {
  const words = useWords(aheadPart);
  const may = useMay();
  const { bookingId, at, size } = coming;
  // Only people who may see bookings read the name.
  const who = useLiveDoc(bookings, may('bookings') ? { restaurantId, bookingId } : null);
  const name = who.state === 'ready' ? who.value.name : '';
  const next = words.next(clockName(at), size);
  return (
    <p className={styles['quiet']}>
      {isFree && <strong>{words.freeUntil(clockName(at))}</strong>} {name === '' ? next : `${next}, ${name}`}
    </p>
  );
}

export interface NextPartyProps extends OfFloor {
  readonly tableId: string;
  readonly isFree: boolean;
}

/** The next party at a table, and until when it is free. Nothing where nobody comes within two hours. */
export function NextParty({ tableId, isFree, ...floor }: NextPartyProps) {
  const coming = useComing(floor).get(tableId);
  return coming === undefined ? null : (
    <Comes restaurantId={floor.restaurantId} coming={coming} isFree={isFree} />
  );
}
