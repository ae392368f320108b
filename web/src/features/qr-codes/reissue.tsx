import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { reissueKey } from '@bhoj/domain/tables/tables.contract';
import { useAct } from '../../firebase/use-act.ts';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { ConfirmDialog } from '../../ui/mui/confirm-dialog.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import type { Code } from './qr-model.ts';

export interface ReissueProps {
  readonly code: Code;
  readonly oldKey: string;
}

/** Replaces a table's code after its printed copy got into the wrong hands. */
export function Reissue({ code, oldKey }: ReissueProps) {
  const common = useWords(commonPart);
  const words = useWords(qrCodesPart);
  const reasonSentences = useWords(reasonsPart);

  const toast = useToast();
  const { pending, failure, run } = useAct(reissueKey);
  const [isAsking, setAsking] = useState(false);
  const title = words.cardLabel(code);
  const reissue = async () => {
    if (!(await run({ tableId: code.id, key: oldKey }))) return;
    setAsking(false);
    toast({ message: words.reissued(title) });
  };
  const why = failure === 'offline' ? words.offline : failure === null ? null : reasonSentences[failure];
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: `1px solid ${cssVar('border')}` }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {words.reissueHint}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<RefreshCw aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {words.reissue}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.reissueTitle(title)}
        text={why ?? words.reissueText}
        confirmLabel={words.reissue}
        cancelLabel={common.cancel}
        pending={pending}
        onConfirm={() => void reissue()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
