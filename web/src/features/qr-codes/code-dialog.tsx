import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { QrImage } from '../../blocks/qr/qr-image.tsx';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LinkButtons } from './link-buttons.tsx';
import { Reissue } from './reissue.tsx';
import type { Code } from './qr-model.ts';

export interface CodeDialogProps {
  readonly code: Code;
  readonly restaurantName: string;
  readonly onClose: () => void;
}

/** One code, as large as the screen allows, so that a guest can scan it from the screen. */
export function CodeDialog({ code, restaurantName, onClose }: CodeDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(qrCodesPart);

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="code-dialog">
      <DialogTitle id="code-dialog" sx={{ pr: 8 }}>
        {words.cardLabel(code)}
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <X aria-hidden />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>
        <Box sx={{ maxWidth: 'min(100%, 44dvh)', mx: 'auto' }}>
          <QrImage text={code.link} label={words.codeOf(code)} />
        </Box>
        <Typography
          variant="body2"
          sx={{ my: 1.5, color: 'text.secondary', overflowWrap: 'anywhere', userSelect: 'all' }}
        >
          {code.link}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 0.5,
            '& > *': { justifyContent: 'flex-start' },
          }}
        >
          <LinkButtons code={code} restaurantName={restaurantName} />
        </Box>
        {code.key !== null && <Reissue code={code} oldKey={code.key} />}
      </DialogContent>
    </Dialog>
  );
}
