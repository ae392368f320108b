import { Outlet } from 'react-router-dom';
import { MuiArea } from '../../../theme/mui-area.tsx';
import { muiKit } from '../../../ui/mui/mui-kit.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { KitContext } from '../../../ui/shared/kit/kit.ts';
import { Arrival } from './arrival.tsx';

/** The frame of the pages that use MUI. */
export function MuiFrame() {
  return (
    <MuiArea>
      <KitContext value={muiKit}>
        <ToastProvider>
          <Arrival />
          <Outlet />
        </ToastProvider>
      </KitContext>
    </MuiArea>
  );
}
