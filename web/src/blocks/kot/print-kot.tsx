import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { kotPart } from '../../messages/shared/kot/en.ts';
import { useWords } from '../../words/use-words.ts';
import { printSheet } from '../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PlainIconButton } from '../../ui/shared/parts/icon-button.tsx';
import { KotSlip } from './kot-slip.tsx';
import { isPrinted, slipOf } from './kot-slip-model.ts';
import { usePrintedKots } from './use-printed-kots.ts';

export interface PrintKotProps {
  readonly restaurantId: string;
  readonly ticket: Ticket;
  /** The paper of the restaurant's printer; a KOT is never printed on A4. */
  readonly paper: Paper;
  /** Epoch ms. */
  readonly now: number;
}

/** Prints a KOT through the browser's dialog. A printing fault is shown and does not block anything. */
export function PrintKot({ restaurantId, ticket, paper, now }: PrintKotProps) {
  const kotWords = useWords(kotPart);

  const { printed, note } = usePrintedKots(restaurantId);
  const [hasFailed, setFailed] = useState(false);
  const print = () => {
    const slip = slipOf(ticket, isPrinted(ticket, printed));
    try {
      printSheet(paper === 'A4' ? 80 : paper, <KotSlip {...slip} />);
      note(slip, now);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <PlainIconButton label={kotWords.printTicket(ticket.kot)} onClick={print}>
        <Printer aria-hidden />
      </PlainIconButton>
      {hasFailed && <PlainNotice tone="error">{kotWords.notPrinted}</PlainNotice>}
    </>
  );
}
