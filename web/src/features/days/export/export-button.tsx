import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Opens the export of a month's documents. */
export function ExportButton() {
  const words = useWords(dayPart);

  const restaurantId = useRestaurantId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FileDown size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {words.export.open}
      </Button>
      {isOpen && <ExportDialog restaurantId={restaurantId} onClose={() => setOpen(false)} />}
    </>
  );
}
