import Button from '@mui/material/Button';
import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { customersAddPart } from '../../../messages/owner/customers-add/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AddDialog } from './add-dialog.tsx';
import type { AddDialogProps } from './add-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** The buttons that add guests: one by hand, or many from a file. */
export function AddButtons({ now, onAdded }: Pick<AddDialogProps, 'now' | 'onAdded'>) {
  const words = useWords(customersAddPart);
  const [open, setOpen] = useState<'form' | 'file' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUp aria-hidden />} onClick={() => setOpen('file')}>
        {words.importCsv}
      </Button>
      <Button variant="contained" startIcon={<UserPlus aria-hidden />} onClick={() => setOpen('form')}>
        {words.add}
      </Button>
      {open === 'file' && <ImportDialog onClose={close} />}
      {open === 'form' && (
        <AddDialog
          now={now}
          onAdded={(customerId) => {
            close();
            onAdded(customerId);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
