import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { printPart } from '../../messages/shared/bill/en.ts';
import { useWords } from '../../words/use-words.ts';
import { printSheet } from '../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import { useDevicePaper } from './device-paper.ts';
import type { BillDocument, BillReader } from './bill-document.ts';
import { BillSheet } from './bill-sheet.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { Button } from '../../ui/shared/kit/controls.tsx';
import styles from './bill-print.module.css';

export interface BillPrintProps extends BillReader {
  readonly document: BillDocument;
  /** The paper of the restaurant's printer, until another one is chosen on this device. */
  readonly paperAtFirst: Paper;
  readonly isDuplicate: boolean;
  /** True while there is nothing to print. */
  readonly disabled?: boolean;
  readonly onPrint?: () => void;
}

interface BillPrinting {
  readonly button: ReactNode;
  readonly paperChoice: ReactNode;
}

/** Returns the button that prints a document through the browser's dialog, and the choice of its paper. */
export function useBillPrint(props: BillPrintProps): BillPrinting {
  const { document, paperAtFirst, isDuplicate, disabled = false, onPrint, ...reader } = props;
  const printWords = useWords(printPart);

  const [paper, setPaper] = useDevicePaper(paperAtFirst);
  const print = () => {
    printSheet(paper, <BillSheet {...document} {...reader} paper={paper} isDuplicate={isDuplicate} />);
    onPrint?.();
  };
  return {
    button: (
      <Button variant="outline" icon={<Printer aria-hidden />} disabled={disabled} onClick={print}>
        {isDuplicate ? printWords.printDuplicate : printWords.print}
      </Button>
    ),
    paperChoice: <PaperChoice paper={paper} onChoose={setPaper} />,
  };
}

/** Prints a document, on the paper that is named beside the button. */
export function BillPrint(props: BillPrintProps) {
  const { button, paperChoice } = useBillPrint(props);
  return (
    <div className={styles['print']}>
      {button}
      {paperChoice}
    </div>
  );
}
