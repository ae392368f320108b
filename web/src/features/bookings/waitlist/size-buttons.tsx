import Button from '@mui/material/Button';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MOST_TAPPED } from './party-draft.ts';
import styles from './size-buttons.module.css';

/** The sizes with a button of their own. */
const SIZES = Array.from({ length: MOST_TAPPED }, (_, i) => i + 1);

export interface SizeButtonsProps {
  readonly label: string;
  /** Null where none is chosen yet. */
  readonly chosen: number | 'more' | null;
  readonly onChoose: (size: number | 'more') => void;
  readonly disabled?: boolean;
  /** The name of a button for a screen reader. */
  readonly nameOf?: (size: number | 'more') => string;
}

/** Sizes as buttons large enough for a thumb. */
export function SizeButtons({ label, chosen, onChoose, disabled = false, nameOf }: SizeButtonsProps) {
  const words = useWords(waitlistPart);
  return (
    <div role="group" aria-label={label} className={styles['sizes']}>
      {[...SIZES, 'more' as const].map((size) => (
        <Button
          key={size}
          variant={size === chosen ? 'contained' : 'outlined'}
          disabled={disabled}
          {...(chosen !== null && { 'aria-pressed': size === chosen })}
          {...(nameOf !== undefined && { 'aria-label': nameOf(size) })}
          onClick={() => onChoose(size)}
        >
          {size === 'more' ? words.more : size}
        </Button>
      ))}
    </div>
  );
}
