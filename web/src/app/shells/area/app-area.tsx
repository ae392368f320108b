import type { ReactNode } from 'react';
import { ClientContext } from '../../../firebase/client.ts';
import { SessionProvider } from '../../../firebase/session.tsx';
import { appClient } from '../../../firebase/app-client.ts';
import { MuiArea } from '../../../theme/mui-area.tsx';
import { usePaperTheme } from '../../../theme/paper-theme.ts';
import { ToastProvider } from '../../../ui/mui/toast.tsx';
import { AreaWords } from './area-words.tsx';
import { Arrival } from './arrival.tsx';

/** Everything but the guests' pages and the front area: MUI, the staff's Firebase app, and the session. */
export function AppArea({ children }: { readonly children: ReactNode }) {
  usePaperTheme();
  return (
    <MuiArea>
      <ClientContext value={appClient}>
        <SessionProvider>
          <ToastProvider>
            <AreaWords>
              <Arrival />
              {children}
            </AreaWords>
          </ToastProvider>
        </SessionProvider>
      </ClientContext>
    </MuiArea>
  );
}
