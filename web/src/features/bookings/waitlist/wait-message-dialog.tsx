import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { whatsappTo } from '../../../blocks/share/whatsapp-to.ts';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { WAIT_TEXTS } from '../../../words/wait-texts.ts';
import { nameOf } from './waitlist-model.ts';
import type { Row } from './waitlist-model.ts';
import styles from './waitlist.module.css';

/** The text that is wanted most for a party stands first: a called one is told that its table is ready. */
const ORDER = { waiting: ['added', 'coming', 'ready'], called: ['ready', 'coming', 'added'] } as const;

/** Messages to a party in its language, sent from the host's own WhatsApp. */
export function WaitMessageDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const words = useWords(waitlistPart);
  const common = useWords(commonPart);
  const { restaurantName } = useRestaurant();
  const { party, who, ahead } = row;
  const language = who?.language ?? 'en';
  const mobile = who?.mobile ?? null;
  const about = { restaurant: restaurantName, name: who?.name ?? '', number: party.number, ahead };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="wait-message">
      <DialogTitle id="wait-message" sx={{ overflowWrap: 'anywhere' }}>
        {words.messages.title(nameOf(words, row))}
      </DialogTitle>
      <DialogContent className={styles['texts'] ?? ''}>
        <p>{mobile === null ? words.messages.none : words.messages.hint}</p>
        {mobile !== null &&
          ORDER[party.state === 'called' ? 'called' : 'waiting'].map((kind, i) => {
            const text = WAIT_TEXTS[language][kind](about);
            return (
              <div key={kind}>
                <Button
                  fullWidth
                  variant={i === 0 ? 'contained' : 'outlined'}
                  href={whatsappTo(mobile, text)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={onClose}
                >
                  {words.messages[kind]}
                </Button>
                <p lang={language}>{text}</p>
              </div>
            );
          })}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
