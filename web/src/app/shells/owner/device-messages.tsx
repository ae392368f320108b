import IconButton from '@mui/material/IconButton';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { pushOpenPart } from '../../../messages/owner/push-open/en.ts';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { useWords } from '../../../words/use-words.ts';

const loadSheet = () => import('../../../joint/push/push-sheet.tsx');

/** Opens the messages on this device for people of the dashboard without a bell. */
export function DeviceMessages() {
  const words = useWords(pushOpenPart);
  const [sheet, fetchSheet] = useOnDemand(loadSheet);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={() => {
          fetchSheet();
          setOpen(true);
        }}
      >
        <BellRing size={24} aria-hidden />
      </IconButton>
      {isOpen && sheet !== null && <sheet.PushSheet onClose={() => setOpen(false)} />}
    </>
  );
}
