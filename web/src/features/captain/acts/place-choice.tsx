import { useId } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Target } from './acts-model.ts';
import styles from './acts.module.css';

export interface PlaceChoiceProps {
  readonly legend: string;
  readonly targets: readonly Target[];
  readonly chosen: Target | null;
  readonly onChoose: (target: Target) => void;
}

/** Returns the details of a place: the seats of a free table, or the amount and the minutes of an order. */
const detailsOf = (
  { captain, floor }: { readonly captain: Words<'captain'>; readonly floor: Words<'floor'> },
  { seats, amountPaise, minutes, isReserved }: Target,
): string =>
  [
    isReserved ? captain.states.Reserved : null,
    seats === null ? null : floor.seats(seats),
    amountPaise === null ? null : formatMoney(amountPaise),
    minutes === null ? null : captain.minutes(minutes),
  ]
    .filter((each) => each !== null)
    .join(' · ');

/** Chooses a table or an order, as large buttons. */
export function PlaceChoice({ legend, targets, chosen, onChoose }: PlaceChoiceProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);

  const id = useId();
  if (targets.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['places']}>
        {targets.map((target) => (
          <label key={target.key}>
            <input
              type="radio"
              name="place"
              aria-label={target.orderId === null ? floor.freeTable(target.name) : target.name}
              aria-describedby={`${id} ${target.key}`.replaceAll(' ', '-')}
              checked={chosen?.key === target.key}
              onChange={() => onChoose(target)}
            />
            <span>{target.name}</span>
            <small id={`${id} ${target.key}`.replaceAll(' ', '-')}>
              {detailsOf({ captain, floor }, target)}
            </small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
