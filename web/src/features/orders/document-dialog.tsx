import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { BillPrint } from '../../blocks/bill-print.tsx';
import type { BillDocument } from '../../blocks/bill-rows.ts';
import { BillView } from '../../blocks/bill-view.tsx';
import { billWords } from '../../messages/blocks.ts';
import { common } from '../../messages/common.ts';
import type { House } from './use-restaurant.ts';

export interface DocumentDialogProps {
  readonly house: House;
  readonly document: BillDocument;
  readonly onClose: () => void;
}

/** A document as issued. Its original went to the guests when it was settled: what is printed here is a duplicate. */
export function DocumentDialog({ house, document, onClose }: DocumentDialogProps) {
  const { paperMm, hindiOnBills } = house.restaurant;
  const reader = { words: billWords, hasHindi: hindiOnBills };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': document.number } }}
    >
      <DialogContent sx={{ pt: 3 }}>
        <BillView {...document} {...reader} />
      </DialogContent>
      <DialogActions sx={{ alignItems: 'flex-end' }}>
        <Button variant="outlined" size="large" onClick={onClose}>
          {common.close}
        </Button>
        <BillPrint {...{ document, ...reader }} usualPaper={paperMm} isDuplicate />
      </DialogActions>
    </Dialog>
  );
}
