import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { partyPart } from '../../../messages/captain/party/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Chip } from '../../../ui/plain/chip.tsx';
import { partySizes } from './party-sizes.ts';
import type { Likely } from './party-sizes.ts';
import styles from './party-choice.module.css';

export interface PartyChoiceProps {
  /** How many people the party has; null where nobody said. */
  readonly size: number | null;
  /** The most likely answer (`likelySize`). */
  readonly likely: Likely;
  readonly onChoose: (size: number | null) => void;
}

/** Asks for the size of a party: one tap. Then only the number stands there, and opens the choice again. */
export function PartyChoice({ size, likely, onChoose }: PartyChoiceProps) {
  const words = useWords(partyPart);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: number | null) => {
    setOpen(false);
    onChoose(next);
  };
  if (size !== null && !isOpen)
    return (
      <div>
        <PlainButton
          variant="quiet"
          icon={<Users aria-hidden />}
          aria-label={words.change(size)}
          onClick={() => setOpen(true)}
        >
          {words.count(size)}
        </PlainButton>
      </div>
    );
  return (
    <div role="group" aria-labelledby={id}>
      <p className={styles['ask']}>
        <span id={id}>{words.ask}</span>
        {size === null && <small>{words.hint}</small>}
      </p>
      <div className={styles['sizes']}>
        {partySizes(likely.size, size).map((n) => (
          <Chip key={n} selected={n === size} onClick={() => choose(n)}>
            {n === likely.size ? <strong aria-label={words[likely.by](n)}>{n}</strong> : n}
          </Chip>
        ))}
        {size !== null && <Chip onClick={() => choose(null)}>{words.unknown}</Chip>}
      </div>
    </div>
  );
}
