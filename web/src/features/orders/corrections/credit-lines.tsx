import Button from '@mui/material/Button';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill/bill';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import type { LinePortions } from '@bhoj/domain/billing/corrections/credit-note';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { someCombos, wholeChosen } from '../../../blocks/names/combo-choice.ts';
import { withPortions } from './credit-model.ts';
import styles from './credit-lines.module.css';

export interface CreditLinesProps {
  readonly bill: Bill;
  /** Portions of each line that can still be credited. */
  readonly left: LinePortions;
  readonly chosen: LinePortions;
  readonly disabled: boolean;
  readonly onChange: (chosen: LinePortions) => void;
}

interface OpenLine {
  readonly line: BillLine;
  readonly index: number;
  readonly most: number;
}

/** Returns the combos that can still be credited whole: one step then takes all dishes of a combo. */
const wholeCombos = (open: readonly OpenLine[]) =>
  inCombos(
    open.map(({ line, index, most }) => [String(index), line, most] as const),
    ([, line, quantity]) => ({ ...line, quantity }),
  ).flatMap((group) =>
    group.combo === null || wholeChosen(group, {}) === null ? [] : [{ ...group, combo: group.combo }],
  );

/** Chooses portions of each line of a document, up to the number left; a whole combo with one step, above its dishes. */
export function CreditLines({ bill, left, chosen, disabled, onChange }: CreditLinesProps) {
  const words = useWords(correctionsPart);

  const open = bill.lines
    .map((line, index) => ({ line, index, most: left[String(index)] ?? 0, now: chosen[String(index)] ?? 0 }))
    .filter(({ most }) => most > 0);
  if (open.length === 0) return <Notice tone="info">{words.nothingLeft}</Notice>;
  return (
    <section aria-label={words.creditLines}>
      <ul className={styles['portions']}>
        {wholeCombos(open).map((group) => {
          const { name } = group.combo;
          const now = wholeChosen(group, chosen) ?? 0;
          return (
            <li key={`combo ${group.combo.ref}`}>
              <strong className={styles['dish']}>
                {name}
                <small>{words.ofLeft(group.count)}</small>
              </strong>
              <Stepper
                label={words.portions(now, name)}
                value={now}
                max={group.count}
                disabled={disabled}
                decreaseLabel={words.less(name)}
                increaseLabel={words.more(name)}
                onChange={(count) => onChange(someCombos(group, chosen, count))}
              />
            </li>
          );
        })}
        {open.map(({ line, index, most, now }) => (
          <li key={index}>
            <span className={styles['dish']}>
              {line.name}
              <small>{[line.detail, line.combo?.name, words.ofLeft(most)].filter(Boolean).join(' · ')}</small>
            </span>
            <Stepper
              label={words.portions(now, line.name)}
              value={now}
              max={most}
              disabled={disabled}
              decreaseLabel={words.less(line.name)}
              increaseLabel={words.more(line.name)}
              onChange={(quantity) => onChange(withPortions(chosen, index, quantity))}
            />
          </li>
        ))}
      </ul>
      <Button disabled={disabled} onClick={() => onChange(left)} sx={{ ml: -2 }}>
        {words.everything}
      </Button>
    </section>
  );
}
