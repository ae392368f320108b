import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import styles from '../settle-parts.module.css';

export interface CurrentValueProps {
  readonly name: string;
  /** Why and by whom, or what else is known of it. */
  readonly detail: string;
  /** What the button does, where "Remove" does not name it. */
  readonly removeLabel?: string;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** What is set on the bill already, and the button that takes it off. */
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
