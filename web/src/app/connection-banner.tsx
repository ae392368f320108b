import { clockOf } from '@bhoj/domain/time/ist';
import { useConnection } from '../firebase/connection.ts';
import { shell } from '../messages/shell.ts';
import { OfflineBanner } from '../ui/offline-banner.tsx';
import { useOnline } from '../ui/use-online.ts';

/** What still works for this role without a network, and since when there has been none. */
export function ConnectionBanner({ role }: { readonly role: keyof typeof shell.offline }) {
  const isOnline = useOnline();
  const { lastSeen, isSilent } = useConnection();
  const since = lastSeen === null ? '' : ` ${shell.offlineSince(clockOf(lastSeen))}`;
  return <OfflineBanner offline={!isOnline || isSilent} text={`${shell.offline[role]}${since}`} />;
}
