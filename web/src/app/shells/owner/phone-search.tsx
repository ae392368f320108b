import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';

const loadDialog = () => import('./search-dialog.tsx');

/** The search on a phone: a button, because the header has no space for the field. */
export function PhoneSearch() {
  const shell = useWords(shellPart);
  const [dialog, fetchDialog] = useOnDemand(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={shell.search}
        aria-haspopup="dialog"
        onPointerEnter={fetchDialog}
        onClick={() => {
          fetchDialog();
          setOpen(true);
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Search size={24} aria-hidden />
      </IconButton>
      {dialog !== null && isOpen && <dialog.SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
