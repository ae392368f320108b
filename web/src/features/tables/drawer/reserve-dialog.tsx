import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TypedReservation } from '@bhoj/domain/tables/reservation';
import { MAX_RESERVED_NAME } from '@bhoj/domain/tables/reservation.schema';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { useReserving } from '../../../blocks/table/use-reserving.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface ReserveDialogProps {
  readonly table: Table;
  readonly now: number;
  readonly onReserve: (reservation: Reservation | null) => void;
  readonly onClose: () => void;
}

/** The form of a reservation: name, number of guests and time. */
export function ReserveDialog({ table, now, onReserve, onClose }: ReserveDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(reservationPart);
  const places = usePlaceWords();
  const { typed, faults, set, read } = useReserving(table, now);
  const field = (name: keyof TypedReservation) => ({
    label: words[name],
    value: typed[name],
    error: faults.includes(name),
    helperText: faults.includes(name) ? words.faults[name] : undefined,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const text = { autoComplete: 'off' };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="reserve-table" onClose={onClose}>
      <DialogTitle id="reserve-table">{words.title(tableName(places, table.id))}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="reserve-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            read(onReserve);
          }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{words.hint}</Typography>
          <TextField
            {...field('name')}
            slotProps={{ htmlInput: { ...text, maxLength: MAX_RESERVED_NAME } }}
          />
          <TextField
            {...field('guests')}
            slotProps={{ htmlInput: { ...text, maxLength: 2, inputMode: 'numeric' } }}
          />
          <TextField {...field('clock')} type="time" slotProps={{ htmlInput: text }} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" form="reserve-form" variant="contained">
          {words.reserve}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
