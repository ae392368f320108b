import { useState } from 'react';
import type { Table } from '@bhoj/domain/tables/table';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { ConfirmDialog } from '../../../ui/plain/confirm-dialog.tsx';

export interface CancelReservationProps {
  readonly table: Table;
  /** The reserved name, number of guests and time; null without a name. */
  readonly line: string | null;
  readonly onCancel: () => void;
}

/** Makes a reserved table available, after a question that names the reservation, because it is deleted. */
export function CancelReservation({ table, line, onCancel }: CancelReservationProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const places = usePlaceWords();

  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PlainButton variant="outline" onClick={() => setAsking(true)}>
        {captain.cancelReservation}
      </PlainButton>
      <ConfirmDialog
        open={isAsking}
        title={captain.cancelReservationTitle(tableName(places, table.id))}
        text={captain.cancelReservationText(line)}
        confirmLabel={captain.cancelReservation}
        cancelLabel={floor.keep}
        onConfirm={() => {
          setAsking(false);
          onCancel();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
