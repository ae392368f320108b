import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { noticeLink } from '@bhoj/domain/notifications/kinds';
import type { Notification } from '@bhoj/domain/notifications/notification.schema';
import { clockName } from '../../ui/dates/clock.ts';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { useWords } from '../../words/use-words.ts';
import { byDay, dayTitle } from './by-day.ts';
import type { NoticeEntry } from './by-day.ts';
import { usePlaceNames } from '../../ui/shared/place-names.ts';
import { noticeText } from './notice-text.ts';

/** Its sentences load when the first one is shown. */
const OwnerActText = lazyPart(() => import('./owner-act-text.tsx').then((m) => m.OwnerActText));

const PLAIN_LINKS = {
  welcome: href('settings'),
  'set-up-menu': href('menu'),
  'print-qr-codes': href('qrCodes'),
  announcement: href('dashboard'),
};

const linkOf = ({ kind, about }: Notification): string =>
  about === undefined ? PLAIN_LINKS[kind] : noticeLink(about);

function Told({ value: { kind, createdAt, act, until, reason, about } }: Pick<NoticeEntry, 'value'>) {
  const words = useWords(noticesPart);
  const placeNames = usePlaceNames();
  const { title, text } = about === undefined ? words.plain[kind] : noticeText(words, about, placeNames);
  const plain = <ListItemText primary={title} secondary={`${clockName(createdAt)} · ${text}`} />;
  if (act === undefined) return plain;
  return <OwnerActText {...{ act, until, reason }} stands={{ waiting: plain, failed: plain }} />;
}

export interface NoticeListProps {
  readonly entries: readonly NoticeEntry[];
  /** Epoch ms of the last look; null for none. Newer notifications are marked. */
  readonly readAt: number | null;
  /** Epoch ms. */
  readonly now: number;
  /** The level of the days' headings: one below the heading above the list. */
  readonly heading: 'h2' | 'h3';
  readonly onGo?: () => void;
}

/** Notifications under the days on which they came. */
export function NoticeList({ entries, readAt, now, heading, onGo }: NoticeListProps) {
  const words = useWords(noticesPart);
  const id = useId();
  return byDay(entries).map(({ day, entries: of }) => (
    <Box key={day} component="section" aria-labelledby={`${id}${day}`} sx={{ px: 1, pb: 1 }}>
      <Typography
        id={`${id}${day}`}
        variant="subtitle2"
        component={heading}
        sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}
      >
        {dayTitle(words, day, now)}
      </Typography>
      <List disablePadding>
        {of.map((entry) => (
          <ListItem key={entry.id} disablePadding>
            <ListItemButton
              component={Link}
              to={linkOf(entry.value)}
              onClick={onGo}
              sx={{ overflowWrap: 'anywhere' }}
            >
              <Told value={entry.value} />
              {entry.value.createdAt > (readAt ?? 0) && (
                <Box sx={{ ml: 2, flex: 'none' }}>
                  <StatusDotBadge color="blue" word={words.isNew} />
                </Box>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  ));
}
