import { nameIn } from '@bhoj/domain/catalogue/names';
import { StageDot } from './stage-dot.tsx';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import styles from './order-rounds.module.css';

/** A finished round, with one line for each dish. */
export function FoldedLines({ ticket }: { readonly ticket: Ticket }) {
  const captain = useWords(captainPart);
  const language = useLanguage();

  return (
    <ul>
      {ticket.lines.map(({ id, line, stage }) => (
        <li key={id} className={styles['folded']} data-stage={stage}>
          <StageDot stage={stage} />
          <span>
            {captain.quantity(line.quantity)} {nameIn(language, line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
