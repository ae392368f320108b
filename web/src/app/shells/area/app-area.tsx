import type { ReactNode } from 'react';
import { ClientContext } from '../../../firebase/client.ts';
import { SessionProvider } from '../../../firebase/session.tsx';
import { appClient } from '../../../firebase/app-client.ts';
import { MuiArea } from '../../../theme/mui-area.tsx';
import { ToastProvider } from '../../../ui/mui/toast.tsx';
import { Arrival } from './arrival.tsx';

/** Everything but the guest's pages and the front: MUI, the staff's Firebase app, and who is signed in. */
export function AppArea({ children }: { readonly children: ReactNode }) {
  return (
    <MuiArea>
      <ClientContext value={appClient}>
        <SessionProvider>
          <ToastProvider>
            <Arrival />
            {children}
          </ToastProvider>
        </SessionProvider>
      </ClientContext>
    </MuiArea>
  );
}
