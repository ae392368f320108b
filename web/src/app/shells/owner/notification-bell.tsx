import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { newestOf, unreadOf } from '../../../blocks/notices/unread.ts';
import { useLiveList } from '../../../firebase/live.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface NotificationBellProps {
  readonly restaurantId: string;
  /** Epoch ms; null when the list was never opened. */
  readonly readAt: number | null;
  /** The kinds that this person has in the bell; null for all. */
  readonly kinds: readonly NoticeKind[] | null;
  /** Records a look, when the newest notification is of this time (epoch ms). */
  readonly mark: (newestAt: number) => Promise<void>;
}

/** The highest number in the badge; more than this is "99+". */
const MOST = 99;

const COUNT = {
  position: 'absolute',
  top: 0,
  left: '50%',
  minWidth: 20,
  px: 0.75,
  borderRadius: cssVar('radius-full'),
  backgroundColor: cssVar('primary'),
  color: cssVar('on-primary'),
  fontSize: cssVar('type-xs'),
  fontWeight: cssVar('weight-medium'),
  lineHeight: '20px',
  textAlign: 'center',
} as const;

const loadMenu = () => import('./bell-menu.tsx');

/** Counts the notifications that are newer than this person's last look. Opening the list counts as a look. */
export function NotificationBell({ restaurantId, readAt, kinds, mark }: NotificationBellProps) {
  const shell = useWords(shellPart);

  const live = useLiveList(notifications, { restaurantId }, notifications.queries.latest(kinds));
  const [menu, fetchMenu] = useOnDemand(loadMenu);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [readBefore, setReadBefore] = useState(readAt);
  const entries = live.state === 'ready' ? live.value : [];
  const unread = unreadOf(entries, readAt);

  const open = (button: HTMLElement) => {
    fetchMenu();
    setAnchor(button);
    setReadBefore(readAt);
    if (unread === 0) return;
    mark(newestOf(entries)).catch((cause: unknown) => reportFault(cause, 'dashboard'));
  };

  return (
    <>
      <IconButton
        aria-label={unread === 0 ? shell.notifications : shell.notificationsUnread(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={fetchMenu}
        onClick={(event) => open(event.currentTarget)}
      >
        <Bell size={24} aria-hidden />
        {unread > 0 && (
          <Box component="span" aria-hidden sx={COUNT}>
            {unread > MOST ? `${String(MOST)}+` : unread}
          </Box>
        )}
      </IconButton>
      {menu !== null && anchor !== null && (
        <menu.BellMenu
          anchor={anchor}
          entries={entries}
          unreadable={unreadableOf(live)}
          readAt={readBefore}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
