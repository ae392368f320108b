import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface CurrentValueProps {
  readonly name: string;
  /** The reason and the person, or other facts about it. */
  readonly detail: string;
  /** The label of the button, where "Remove" is wrong. */
  readonly removeLabel?: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** The current value on the bill, and the button that removes it. */
export function CurrentValue({ name, detail, removeLabel, disabled, onRemove }: CurrentValueProps) {
  const settling = useWords(settlingPart);

  return (
    <p className={styles['row']}>
      <span>
        <strong>{name}</strong>
        {detail !== '' && <small>{detail}</small>}
      </span>
      <Button variant="outline" disabled={disabled} aria-label={removeLabel} onClick={onRemove}>
        {settling.remove}
      </Button>
    </p>
  );
}
