import Typography from '@mui/material/Typography';
import { pushPart } from '../../messages/owner/push/en.ts';
import { Sheet } from '../../ui/mui/sheet.tsx';
import { useWords } from '../../words/use-words.ts';
import { PushSwitches } from './push-switches.tsx';

/** The same for people of the dashboard who have no page of the bell. */
export function PushSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(pushPart);
  return (
    <Sheet title={words.title} closeLabel={words.close} onClose={onClose} shape="full">
      <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
        {words.description}
      </Typography>
      <PushSwitches />
    </Sheet>
  );
}
