import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface EnteredSinceProps {
  /** The subject of the choice. */
  readonly line: string;
  readonly pending: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** The choice of an owner with entries that were refused because another tab had saved first. */
export function EnteredSince({ line, pending, onTake, onKeep }: EnteredSinceProps) {
  const { entered: words } = useWords(payrollPayPart);
  return (
    <Stack sx={{ gap: 1 }}>
      <Notice tone="info">{line}</Notice>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={pending} onClick={onTake}>
          {words.takeTheirs}
        </Button>
        <Button variant="outlined" disabled={pending} onClick={onKeep}>
          {words.keepMine}
        </Button>
      </Stack>
    </Stack>
  );
}
