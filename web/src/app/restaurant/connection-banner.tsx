import { useLocation } from '../../ui/shared/address/address.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import { useConnection } from '../../firebase/connection.ts';
import type { Words } from '../../words/part.ts';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { OfflineBanner } from '../../ui/shared/parts/status-bar.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { clockName } from '../../ui/dates/clock.ts';

/**
 * Says what still works for this role without a network, and since when it is down. Not for the kitchen, because its
 * screen has a larger banner of its own.
 */
export function ConnectionBanner({ role }: { readonly role: keyof Words<'shell'>['offline'] }) {
  const shell = useWords(shellPart);

  const isOnline = useOnline();
  const { pathname } = useLocation();
  const { lastSeen, isSilent } = useConnection();
  if (pathname === href('kitchen')) return null;
  return (
    <OfflineBanner
      offline={!isOnline || isSilent}
      text={shell.offline[role]}
      {...(lastSeen !== null && { since: shell.offlineSince(clockName(lastSeen)) })}
    />
  );
}
