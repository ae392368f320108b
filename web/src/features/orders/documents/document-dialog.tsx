import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { BillPrint } from '../../../blocks/bill/bill-print.tsx';
import type { BillDocument } from '../../../blocks/bill/bill-document.ts';
import { BillView } from '../../../blocks/bill/bill-view.tsx';
import { useDocumentSettings } from '../../../firebase/restaurant.tsx';
import { muiFields } from '../../../ui/mui/mui-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface DocumentDialogProps {
  readonly document: BillDocument;
  /** True when the original was handed out before: the print is marked as a duplicate. */
  readonly isDuplicate: boolean;
  readonly onPrint?: () => void;
  readonly onClose: () => void;
}

/** An issued document, to read and to print. */
export function DocumentDialog({ document, isDuplicate, onPrint, onClose }: DocumentDialogProps) {
  const billWords = useWords(billPart);
  const common = useWords(commonPart);

  const { paperMm, secondLanguageOnBills } = useDocumentSettings();
  const reader = { words: billWords, secondLanguage: secondLanguageOnBills };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': document.number } }}
    >
      {/* Focusable, so that the keyboard can scroll a long document. */}
      <DialogContent tabIndex={0} sx={{ pt: 3 }}>
        <BillView {...document} {...reader} />
      </DialogContent>
      <DialogActions sx={{ alignItems: 'flex-end' }}>
        <Button variant="outlined" size="large" onClick={onClose}>
          {common.close}
        </Button>
        <KitFieldsContext value={muiFields}>
          <BillPrint
            {...{ document, ...reader }}
            paperAtFirst={paperMm}
            isDuplicate={isDuplicate}
            {...(onPrint && { onPrint })}
          />
        </KitFieldsContext>
      </DialogActions>
    </Dialog>
  );
}
