import { useState } from 'react';
import { printPart } from '../../messages/shared/bill/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PAPERS } from '../../ui/shared/print-sheet.tsx';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import { Button, ToggleGroup } from '../../ui/shared/kit/controls.tsx';

export interface PaperChoiceProps {
  readonly paper: Paper;
  readonly onChoose: (paper: Paper) => void;
}

/** A quiet button that names the paper of the next print; a tap shows the others. */
export function PaperChoice({ paper, onChoose }: PaperChoiceProps) {
  const printWords = useWords(printPart);

  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {printWords.paperNow(printWords.papers[paper])}
      </Button>
      {isOpen && (
        <ToggleGroup
          label={printWords.paper}
          value={String(paper)}
          options={PAPERS.map((known) => ({ value: String(known), text: printWords.papers[known] }))}
          onChange={(chosen) => onChoose(PAPERS.find((known) => String(known) === chosen) ?? paper)}
        />
      )}
    </>
  );
}
