import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { SetPin } from '../../../features/my-work/set-pin.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { pinPart } from '../../../messages/shared/pin/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Lets somebody of the dashboard choose their PIN. */
export function PinDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(pinPart);
  const common = useWords(commonPart);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="my-pin">
      <DialogTitle id="my-pin">{words.title}</DialogTitle>
      <DialogContent>
        <SetPin />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
