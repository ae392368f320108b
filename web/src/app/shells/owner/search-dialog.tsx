import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { X } from 'lucide-react';
import { ownerSearchPart } from '../../../messages/owner/search/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PageSearchField } from './page-search-field.tsx';

/** The search over a phone's whole screen. Escape closes its list, and then the search. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const shell = useWords(shellPart);
  const words = useWords(ownerSearchPart);
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': shell.search } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, p: 1 }}>
        <PageSearchField typed="" hasFocus onGo={onClose} />
        <IconButton aria-label={words.close} onClick={onClose} sx={{ ml: 'auto' }}>
          <X size={24} aria-hidden />
        </IconButton>
      </Stack>
    </Dialog>
  );
}
