import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { useClient } from '../../../firebase/client.ts';
import { useLiveList } from '../../../firebase/live.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { saveOwnerFields } from '../../../firebase/write.ts';
import { shellPart } from '../../../words/shared/shell.ts';
import { useWords } from '../../../words/use-words.ts';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';

export interface NotificationBellProps {
  readonly restaurantId: string;
  /** Epoch ms; null when the list was never opened. */
  readonly readAt: number | null;
}

interface ListProps {
  readonly entries: readonly Entry<Notification>[];
  /**
   * Epoch ms of the last look before this one: entries that were unread when the list was opened stay marked while it
   * is open.
   */
  readonly readAt: number | null;
  readonly onGo: () => void;
}

/** Its sentences are loaded when the first is shown. */
const OwnerActText = lazy(() => import('./owner-act-text.tsx').then((m) => ({ default: m.OwnerActText })));

const NoticeText = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <ListItemText primary={title} secondary={text} />
);

function NotificationList({ entries, readAt, onGo }: ListProps) {
  const shell = useWords(shellPart);

  return (
    <List disablePadding sx={{ p: 1 }}>
      {entries.map(({ id, value: { kind, createdAt, act, until, reason } }) => (
        <ListItem key={id} disablePadding>
          <ListItemButton component={Link} to={ROUTES[shell.notices[kind].to].path} onClick={onGo}>
            {act === undefined ? (
              <NoticeText {...shell.notices[kind]} />
            ) : (
              <Suspense fallback={<NoticeText {...shell.notices[kind]} />}>
                <OwnerActText {...{ act, until, reason }} />
              </Suspense>
            )}
            {createdAt > (readAt ?? 0) && (
              <Box sx={{ ml: 2, flex: 'none' }}>
                <StatusDotBadge color="blue" word={shell.isNew} />
              </Box>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Counts the notifications that are newer than the owner's last look. Opening the list counts as a look. */
export function NotificationBell({ restaurantId, readAt }: NotificationBellProps) {
  const shell = useWords(shellPart);

  const client = useClient();
  const live = useLiveList(notifications, { restaurantId }, notifications.queries.latest());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [readBefore, setReadBefore] = useState(readAt);
  const entries = live.state === 'ready' ? live.value : [];
  const unreadable = unreadableOf(live);
  const unread = entries.filter((entry) => entry.value.createdAt > (readAt ?? 0)).length;

  const open = (button: HTMLElement) => {
    setAnchor(button);
    setReadBefore(readAt);
    if (unread === 0) return;
    // On a device whose clock is behind, the time must still be after the newest entry.
    const at = Math.max(Date.now(), ...entries.map((entry) => entry.value.createdAt));
    saveOwnerFields(client, restaurantId, { notificationsReadAt: at }).catch((cause: unknown) =>
      reportFault(cause, 'dashboard'),
    );
  };

  return (
    <>
      <IconButton
        aria-label={unread === 0 ? shell.notifications : shell.notificationsUnread(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        {unread === 0 ? (
          <Bell size={24} aria-hidden />
        ) : (
          <Badge badgeContent={unread} color="primary">
            <Bell size={24} aria-hidden />
          </Badge>
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
          <Typography sx={{ px: 3, pt: 1, pb: 3, color: 'text.secondary' }}>
            {shell.noNotifications}
          </Typography>
        ) : (
          <NotificationList entries={entries} readAt={readBefore} onGo={() => setAnchor(null)} />
        )}
      </Popover>
    </>
  );
}
