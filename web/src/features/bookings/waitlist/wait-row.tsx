import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import type { Kept } from '@bhoj/domain/waitlist/record';
import { canActOnParty } from '@bhoj/domain/waitlist/line';
import type { WaitAct } from '@bhoj/domain/waitlist/line';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChangePartyDialog } from './change-party-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { WaitMessageDialog } from './wait-message-dialog.tsx';
import { useWaitActs } from './use-wait-acts.ts';
import { useWaitReasons } from './use-wait-reasons.ts';
import { betweenOf, endOf, minutesOf, nameOf, WAIT_COLORS } from './waitlist-model.ts';
import type { Row } from './waitlist-model.ts';
import styles from './waitlist.module.css';

export interface WaitRowProps {
  readonly row: Row;
  readonly known: Known;
  readonly kept: Kept | null;
}

type Open = 'seat' | 'message' | 'change';

/** One party: how long it waits, what it was told, and what can be done with it. */
export function WaitRow({ row, known, kept }: WaitRowProps) {
  const words = useWords(waitlistPart);
  const reasons = useWaitReasons();
  const isOnline = useOnline();
  const acts = useWaitActs(row);
  const [open, setOpen] = useState<Open | null>(null);
  const { party } = row;
  const isInLine = party.state === 'waiting' || party.state === 'called';
  const name = nameOf(words, row);
  const isOff = acts.pending || !isOnline;
  const close = () => setOpen(null);
  const actButton = (act: WaitAct) =>
    canActOnParty(party, act) && (
      <Button
        key={act}
        size="small"
        variant="outlined"
        disabled={isOff}
        aria-label={words.actOn(words.acts[act], name)}
        onClick={() => void acts.move(act)}
      >
        {words.acts[act]}
      </Button>
    );
  const dialogButton = (which: Open, label: string, isFirst = false, needsNetwork = true) => (
    <Button
      size="small"
      variant={isFirst ? 'contained' : 'outlined'}
      disabled={needsNetwork && isOff}
      aria-label={words.actOn(label, name)}
      onClick={() => setOpen(which)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles['row']}>
      <span className={styles['number']}>{party.number}</span>
      <div className={styles['who']}>
        <span className={styles['name']}>{name}</span>
        <Facts row={row} known={known} kept={kept} />
      </div>
      <StatusDotBadge color={WAIT_COLORS[party.state]} word={words.states[party.state]} />
      <div className={styles['acts']}>
        {isInLine && (
          <>
            {dialogButton('seat', words.seat, true)}
            {actButton('call')}
            {row.who?.mobile !== null && dialogButton('message', words.message, false, false)}
            {dialogButton('change', words.change)}
            {actButton('give-up')}
            {actButton('lose')}
          </>
        )}
        {actButton('undo')}
      </div>
      {acts.moveFailure !== null && (
        <div className={styles['fault']}>
          <Notice tone="error">{reasons[acts.moveFailure]}</Notice>
        </div>
      )}
      {open === 'seat' && (
        <SeatDialog
          {...{ row, known }}
          pending={acts.pending}
          failure={acts.seatFailure}
          onSeat={acts.seat}
          onClose={close}
        />
      )}
      {open === 'message' && <WaitMessageDialog row={row} onClose={close} />}
      {open === 'change' && <ChangePartyDialog row={row} onClose={close} />}
    </li>
  );
}

/** The size of a party, how long it waits or waited, and what it was told. */
function Facts({ row, known, kept }: WaitRowProps) {
  const words = useWords(waitlistPart);
  const places = usePlaceWords();
  const { party, ahead } = row;
  const { now } = known;
  const isInLine = party.state === 'waiting' || party.state === 'called';
  const between = betweenOf(party, kept);
  const isOverdue = isInLine && between !== null && now > between.to;
  const told = () => {
    if (!isInLine) return null;
    if (between !== null) return words.between(clockName(between.from), clockName(between.to));
    return party.quote === null && kept !== null ? words.unfit : words.ahead(ahead);
  };
  const tables = party.tableIds.map((id) => tableName(places, id)).join(' + ');
  const facts = [
    words.guests(party.size),
    isInLine ? words.waits(minutesOf(party.at, now)) : words.waited(minutesOf(party.at, endOf(row))),
    told(),
    tables === '' ? null : words.seatedAt(tables),
  ].filter((fact) => fact !== null);
  return (
    <>
      <span className={styles['facts']}>{facts.join(' · ')}</span>
      {isOverdue && <span className={styles['overdue']}>{words.overdue}</span>}
    </>
  );
}
