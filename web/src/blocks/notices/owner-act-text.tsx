import ListItemText from '@mui/material/ListItemText';
import type { Notification, OwnerAct } from '@bhoj/domain/notifications/notification.schema';
import { dateName } from '../../ui/dates/formats.ts';
import { ownerActsPart } from '../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../words/use-words.ts';

interface OwnerActTextProps extends Pick<Notification, 'until' | 'reason'> {
  readonly act: OwnerAct;
}

/** The platform's act on the restaurant, and its reason. */
export function OwnerActText({ act, until = 0, reason = '' }: OwnerActTextProps) {
  const { title, text } = useWords(ownerActsPart)[act];
  return <ListItemText primary={title} secondary={`${text(dateName(until - 1))} ${reason}`.trim()} />;
}
