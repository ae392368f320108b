import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Chip } from '../../../ui/plain/chip.tsx';
import type { View } from './use-view.ts';
import styles from './floor-plan.module.css';

export interface ViewChoiceProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** Chooses between the list and the plan; the device remembers the choice. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const captain = useWords(captainPart);
  return (
    <div role="group" aria-label={captain.showAs} className={styles['views']}>
      {(['list', 'plan'] as const).map((each) => (
        <Chip key={each} selected={each === view} onClick={() => onView(each)}>
          {captain.views[each]}
        </Chip>
      ))}
    </div>
  );
}
