import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveJoins } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { Floor } from '@bhoj/domain/tables/floor-plan.schema';
import type { Join } from '@bhoj/domain/tables/joins.schema';
import { byFloor } from '@bhoj/domain/tables/seating-plan';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import type { Table } from '@bhoj/domain/tables/table';
import { useLiveList } from '../../../firebase/live.ts';
import { together } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { bookingRulesPart } from '../../../messages/owner/booking-rules/en.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { floorPart } from '../../../messages/shared/places/en.ts';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useReasons } from '../state/use-reasons.ts';
import styles from './rules.module.css';

/** The fewest and the most tables of a join. */
const [FEWEST, MOST] = [2, 8];

interface FloorJoinsProps {
  readonly floor: Floor;
  readonly tables: readonly Table[];
}

/** The declared joins of one floor, and the form for another. Each change is saved at once. */
function FloorJoins({ floor, tables: here }: FloorJoinsProps) {
  const words = useWords(bookingRulesPart);
  const reasons = useReasons();
  const floorName = useFloorName(useWords(floorPart).floor);
  const places = usePlaceWords();
  const { pending, failure, run } = useAct(saveJoins);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [sizes, setSizes] = useState<{ from: string; to: string } | null>(null);
  const list = floor.joins?.list ?? [];
  const seats = here.filter(({ id }) => picked.includes(id)).map((table) => table.seats);
  const most = seats.reduce((sum, n) => sum + n, 0);
  const from = sizes?.from ?? String(Math.min(most, Math.max(0, ...seats) + 1));
  const to = sizes?.to ?? String(most);
  const names = (ids: readonly string[]) => ids.map((id) => tableName(places, id)).join(' + ');
  const save = (joins: readonly Join[]) =>
    run({ floor: floor.number, base: floor.joins?.version ?? 0, joins: [...joins] });
  const isRight =
    picked.length >= FEWEST && picked.length <= MOST && Number(from) >= 1 && Number(to) >= Number(from);
  const add = async () => {
    const join = { tableIds: [...picked], from: Number(from), to: Number(to) };
    if (!(await save([...list, join]))) return;
    setPicked([]);
    setSizes(null);
  };
  const toggle = (id: string) => {
    setPicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
    setSizes(null);
  };
  const number = (field: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      size="small"
      value={field === 'from' ? from : to}
      onChange={({ target }) => setSizes({ from, to, [field]: target.value })}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
    />
  );
  return (
    <section className={styles['part']}>
      <h3>{floorName(floor.number)}</h3>
      {list.length === 0 && <p className={styles['quiet']}>{words.joinsNone}</p>}
      <ul className={styles['joins']}>
        {list.map((join) => (
          <li key={join.tableIds.join('+')} className={styles['join']}>
            {words.joinLine(names(join.tableIds), join.from, join.to)}
            <IconButton
              aria-label={words.removeJoin(names(join.tableIds))}
              disabled={pending}
              onClick={() => void save(list.filter((one) => one !== join))}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend className={styles['quiet']}>{words.pickTwo}</legend>
        <div className={styles['chips']}>
          {here.map(({ id, seats: n }) => (
            <Chip
              key={id}
              label={`${tableName(places, id)} · ${n}`}
              color={picked.includes(id) ? 'primary' : 'default'}
              aria-pressed={picked.includes(id)}
              onClick={() => toggle(id)}
            />
          ))}
        </div>
      </fieldset>
      {picked.length >= FEWEST && (
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {number('from', words.joinFrom)}
          {number('to', words.joinTo)}
          <Button variant="outlined" disabled={!isRight || pending} onClick={() => void add()}>
            {words.addJoin}
          </Button>
        </Stack>
      )}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
    </section>
  );
}

/** Which tables may be pushed together, by floor. */
export function JoinsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(bookingRulesPart);
  const bookingWords = useWords(bookingsPart);
  const common = useWords(commonPart);
  const restaurantId = useRestaurantId();
  const allFloors = useLiveList(floors, { restaurantId }, floors.queries.all());
  const allTables = useLiveList(tables, { restaurantId }, tables.queries.all());
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="joins" onClose={onClose}>
      <DialogTitle id="joins">{words.joinsTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{words.joinsHint}</Typography>
        <Gate
          live={together(allFloors, allTables)}
          skeleton={<SkeletonRows label={bookingWords.loading} rows={3} />}
          empty={{
            is: ([, every]) => every.length === 0,
            show: <p className={styles['quiet']}>{bookingWords.timeline.empty}</p>,
          }}
        >
          {([declared, every]) =>
            byFloor(every.map(({ value }) => value)).flatMap(({ floor: number, tables: here }) => {
              const floor = declared.find(({ value }) => value.number === number);
              if (floor === undefined) return [];
              return [
                <FloorJoins
                  key={number}
                  floor={floor.value}
                  tables={here.filter(({ kind }) => kind === 'table')}
                />,
              ];
            })
          }
        </Gate>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
