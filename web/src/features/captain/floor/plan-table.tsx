import type { TableShape } from '@bhoj/domain/tables/floor-plan.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useWants } from './use-wants.ts';
import type { ShownTile } from '../state/tile-model.ts';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import styles from './plan-table.module.css';

export interface PlanTableProps extends ShownTile {
  readonly shape: TableShape;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

/**
 * A table on the plan: the name, the minutes, a mark for a request and, where it is wide, the amount. Screen readers
 * read the same as on its tile.
 */
export function PlanTable({ tile, unsent, ahead, shape, isChosen, onOpen }: PlanTableProps) {
  const captain = useWords(captainPart);
  const places = usePlaceWords();
  const reservationWords = useWords(reservationPart);
  const { table, minutes, amountPaise, now } = tile;
  const wants = useWants(tile, unsent);
  // Its own name comes first: beside it there is little room, and every joined table has the same order.
  const [name = '', ...others] = [table.id, ...tile.tableIds.filter((id) => id !== table.id)].map((id) =>
    tableName(places, id),
  );
  const beside = others.map((other) => `+ ${other}`).join(' ');
  const reserved = reservationText(reservationWords, table, now);
  const says = [
    captain.states[table.status],
    reserved?.line ?? null,
    ahead?.says ?? null,
    amountPaise === null ? null : formatMoney(amountPaise),
    ...wants.words,
  ].filter((each) => each !== null);
  const button = useIntoView<HTMLButtonElement>(isChosen);
  return (
    <button
      ref={button}
      type="button"
      className={styles['table']}
      data-shape={shape}
      data-status={table.status}
      data-attention={wants.count > 0}
      aria-current={isChosen ? 'true' : undefined}
      title={[`${name} ${beside}`.trim(), ...says].join(' · ')}
      onClick={onOpen}
    >
      <strong>{name}</strong>
      {beside !== '' && <small className={styles['beside']}> {beside}</small>}
      {minutes !== null && <small>{captain.minutes(minutes)}</small>}
      {ahead !== undefined && ahead.brief !== '' && (
        <small className={styles['until']} aria-hidden>
          {ahead.brief}
        </small>
      )}
      {amountPaise !== null && (
        <small className={styles['amount']} aria-hidden>
          {formatMoney(amountPaise)}
        </small>
      )}
      <span className={styles['unseen']}>{says.join(', ')}</span>
      {wants.count > 0 && (
        <span className={styles['asks']} aria-hidden>
          {wants.count}
        </span>
      )}
    </button>
  );
}
