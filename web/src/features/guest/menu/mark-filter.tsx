import type { Mark } from '@bhoj/domain/menu/shape/menu.schema';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './mark-filter.module.css';

export interface MarkFilterProps {
  readonly marks: readonly Mark[];
  readonly value: readonly Mark[];
  readonly onChange: (marks: readonly Mark[]) => void;
}

/** Switches each mark on or off; none selected shows everything. The marks are those printed on packed food. */
export function MarkFilter({ marks, value, onChange }: MarkFilterProps) {
  const { words } = useSpeech();
  return (
    <div role="group" aria-label={words.menu.filter} className={styles['filter']}>
      {marks.map((mark) => (
        <button
          key={mark}
          type="button"
          className={styles['mark']}
          aria-label={words.menu.only[mark]}
          aria-pressed={value.includes(mark)}
          onClick={() =>
            onChange(value.includes(mark) ? value.filter((other) => other !== mark) : [...value, mark])
          }
        >
          <FoodMark mark={mark} label="" size={20} />
        </button>
      ))}
    </div>
  );
}
