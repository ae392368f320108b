import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { whatsappTo } from '../../../blocks/share/whatsapp-to.ts';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { WAIT_TEXTS } from '../../../words/wait-texts.ts';
import { useWaitLink } from './use-wait-link.ts';
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
  const link = useWaitLink(row, language);
  const about = { restaurant: restaurantName, name: who?.name ?? '', number: party.number, ahead };
  // A text without the link stands there only where no link can be had.
  const isLinking = mobile !== null && link.hasPage && link.link === null && link.failure === null;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="wait-message">
      <DialogTitle id="wait-message" sx={{ overflowWrap: 'anywhere' }}>
        {words.messages.title(nameOf(words, row))}
      </DialogTitle>
      <DialogContent className={styles['texts'] ?? ''}>
        <p>{mobile === null ? words.messages.none : words.messages.hint}</p>
        {mobile !== null && !link.hasPage && <p>{words.messages.noPage}</p>}
        {mobile !== null && link.failure !== null && (
          <Notice
            tone="warning"
            action={
              <Button disabled={link.pending} onClick={() => void link.again()}>
                {common.tryAgain}
              </Button>
            }
          >
            {words.messages.noLink}
          </Notice>
        )}
        {isLinking && <p role="status">{words.messages.linking}</p>}
        {mobile !== null &&
          !isLinking &&
          ORDER[party.state === 'called' ? 'called' : 'waiting'].map((kind, i) => {
            const texts = WAIT_TEXTS[language];
            const text = [texts[kind](about), link.link !== null && texts.link(link.link)]
              .filter((part) => part !== false)
              .join(' ');
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
