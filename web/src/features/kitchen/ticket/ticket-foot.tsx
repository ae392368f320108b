import { Printer, Undo2 } from 'lucide-react';
import { lastBump } from '@bhoj/domain/orders/kitchen/kitchen';
import { nextBump } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { kitchenPart } from '../../../words/kitchen/kitchen.ts';
import { kotPart } from '../../../words/shared/kot.ts';
import { useWords } from '../../../words/use-words.ts';
import type { KotPrinter } from '../printing/use-kot-printer.tsx';
import type { Progress } from '../state/use-progress.ts';
import styles from './ticket.module.css';

export interface TicketFootProps {
  readonly ticket: Ticket;
  readonly progress: Progress;
  readonly printer: KotPrinter;
}

/** The acts on a ticket, and their failures. */
export function TicketFoot({ ticket, progress, printer }: TicketFootProps) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);

  const bump = nextBump(ticket);
  const recall = lastBump(ticket);
  const isResting = progress.rests(ticket);
  const trouble = [
    ...(progress.isRefused(ticket) ? [kitchen.refused] : []),
    ...(printer.hasFailed(ticket) ? [kotWords.notPrinted] : []),
  ];
  return (
    <>
      {trouble.map((words) => (
        <p key={words} role="alert" className={styles['refused']}>
          {words}
        </p>
      ))}
      <footer onClick={(event) => event.stopPropagation()}>
        {recall !== null && (
          <button
            type="button"
            className={styles['aside']}
            aria-label={kitchen.recall}
            title={kitchen.recall}
            disabled={isResting}
            onClick={() => progress.recall(ticket, recall)}
          >
            <Undo2 size={24} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={styles['aside']}
          aria-label={kotWords.printTicket(ticket.kot)}
          title={kotWords.printTicket(ticket.kot)}
          onClick={() => printer.print(ticket)}
        >
          <Printer size={24} aria-hidden />
        </button>
        {bump !== null && (
          <button
            type="button"
            className={styles['bump']}
            data-stage={bump.stage}
            disabled={isResting}
            onClick={() => progress.advance(ticket, bump)}
          >
            {bump.stage === 'cooking' ? kitchen.start : kitchen.ready}
          </button>
        )}
      </footer>
    </>
  );
}
