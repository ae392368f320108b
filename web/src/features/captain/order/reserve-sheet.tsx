import { MAX_RESERVED_NAME } from '@bhoj/domain/tables/reservation.schema';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { TypedReservation } from '@bhoj/domain/tables/reservation';
import type { Table } from '@bhoj/domain/tables/table';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { useReserving } from '../../../blocks/table/use-reserving.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import { ActSheet } from '../acts/act-sheet.tsx';

export interface ReserveSheetProps {
  readonly table: Table;
  readonly now: number;
  readonly onReserve: (reservation: Reservation | null) => void;
  readonly onClose: () => void;
}

/** The form of a reservation: name, number of guests and time. */
export function ReserveSheet({ table, now, onReserve, onClose }: ReserveSheetProps) {
  const words = useWords(reservationPart);
  const places = usePlaceWords();
  const { typed, faults, set, read } = useReserving(table, now);
  const field = (name: keyof TypedReservation) => ({
    label: words[name],
    value: typed[name],
    error: faults.includes(name) ? words.faults[name] : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <ActSheet
      title={words.title(tableName(places, table.id))}
      hint={words.hint}
      go={words.reserve}
      onGo={() => read(onReserve)}
      onClose={onClose}
    >
      <PlainField {...field('name')} maxLength={MAX_RESERVED_NAME} />
      <PlainField {...field('guests')} inputMode="numeric" maxLength={2} />
      <PlainField {...field('clock')} type="time" />
    </ActSheet>
  );
}
