import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CountTyped } from '@bhoj/domain/cash/session.schema';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import Button from '@mui/material/Button';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Sheet } from '../../../ui/mui/sheet.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import { CountFields } from './count-fields.tsx';
import { countedTenders, countOf } from './session-model.ts';
import type { Opened, PiecesTyped } from './session-model.ts';

interface CountSheetProps {
  readonly session: Opened;
  readonly title: string;
  readonly hint: string;
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  /** The questions before the count. */
  readonly children?: ReactNode;
  readonly onCount: (count: CountTyped) => void;
  readonly onClose: () => void;
}

/** The blind count of a till, for a hand-over or at the end. */
export function CountSheet(props: CountSheetProps) {
  const { session, title, hint, pending, failure, children, onCount, onClose } = props;
  const words = useWords(cashSessionsPart);
  const reasons = useWords(reasonsPart);
  const isOnline = useOnline();
  const [pieces, setPieces] = useState<PiecesTyped>({});
  const [others, setOthers] = useState<PiecesTyped>({});
  const count = countOf(pieces, others);
  return (
    <Sheet
      title={title}
      closeLabel={words.cancel}
      onClose={() => !pending && onClose()}
      shape="full"
      footer={
        <Button
          variant="contained"
          size="large"
          aria-busy={pending}
          disabled={pending || !isOnline || count === null}
          onClick={() => count !== null && onCount(count)}
        >
          {pending ? words.sending : words.send}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
        {!isOnline && <Notice tone="info">{words.needsConnection}</Notice>}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        {children}
        <CountFields
          {...{ pieces, others }}
          tenders={countedTenders(session.value)}
          onPieces={setPieces}
          onOthers={setOthers}
        />
      </Stack>
    </Sheet>
  );
}
