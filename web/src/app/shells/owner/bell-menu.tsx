import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { NoticeEntry } from '../../../blocks/notices/by-day.ts';
import { NoticeList } from '../../../blocks/notices/notice-list.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import type { Unreadable } from '../../../ui/shared/unreadable.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { noticesPart } from '../../../messages/owner/notices/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';

/** The number of latest notifications in the menu; the page has all of them. */
const SHOWN = 10;

export interface BellMenuProps {
  readonly anchor: HTMLElement;
  readonly entries: readonly NoticeEntry[];
  readonly unreadable: readonly Unreadable[];
  /**
   * Epoch ms of the person's look before this one. Entries that were unread when the list opened stay marked while it
   * is open.
   */
  readonly readAt: number | null;
  readonly onClose: () => void;
}

/** The list that the bell opens. */
export function BellMenu({ anchor, entries, unreadable, readAt, onClose }: BellMenuProps) {
  const shell = useWords(shellPart);
  const words = useWords(noticesPart);
  const now = useNow(60_000);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': shell.notifications,
          sx: { width: 380, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <Typography variant="h6" component="h2" sx={{ px: 3, pt: 2 }}>
        {shell.notifications}
      </Typography>
      <UnreadableCard unreadable={unreadable} />
      {entries.length === 0 && unreadable.length === 0 ? (
        <Typography sx={{ px: 3, pt: 1, pb: 3, color: 'text.secondary' }}>{words.none}</Typography>
      ) : (
        <NoticeList entries={entries.slice(0, SHOWN)} readAt={readAt} now={now} heading="h3" onGo={onClose} />
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 1,
          borderTop: `1px solid ${cssVar('border')}`,
          backgroundColor: cssVar('card'),
        }}
      >
        <Button component={Link} to={href('notifications')} fullWidth onClick={onClose}>
          {words.all}
        </Button>
      </Box>
    </Popover>
  );
}
