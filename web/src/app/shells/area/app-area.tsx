import type { ReactNode } from 'react';
import { ClientContext } from '../../../firebase/client.ts';
import { SessionProvider } from '../../../firebase/session.tsx';
import { appClient } from '../../../firebase/app-client.ts';
import { usePaperTheme } from '../../../theme/paper-theme.ts';
import { AreaWords } from './area-words.tsx';
import { ViewOwner } from './view-owner.tsx';

/**
 * The area of all pages but the guests' and the front area's: the staff's Firebase app, the session, and the sentences.
 */
export function AppArea({ children }: { readonly children: ReactNode }) {
  usePaperTheme();
  return (
    <ClientContext value={appClient}>
      <SessionProvider>
        <ViewOwner>
          <AreaWords>{children}</AreaWords>
        </ViewOwner>
      </SessionProvider>
    </ClientContext>
  );
}
