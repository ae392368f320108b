import { captainPart } from '../../../words/captain/captain.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Target } from './acts-model.ts';
import styles from './acts.module.css';

export interface PlaceChoiceProps {
  readonly legend: string;
  readonly targets: readonly Target[];
  readonly chosen: Target | null;
  readonly onChoose: (target: Target) => void;
}

/** Chooses a table or an order, as large buttons. */
export function PlaceChoice({ legend, targets, chosen, onChoose }: PlaceChoiceProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);

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
              checked={chosen?.key === target.key}
              onChange={() => onChoose(target)}
            />
            {target.name}
            {target.isReserved && <small>{captain.states.Reserved}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
