import { Outlet } from 'react-router-dom';
import { plainKit } from '../../../ui/plain/plain-kit.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { KitContext } from '../../../ui/shared/kit/kit.ts';
import { Arrival } from './arrival.tsx';

/** The frame of the screens of captains and the kitchen, which load no MUI (decision 036). */
export function PlainFrame() {
  return (
    <KitContext value={plainKit}>
      <ToastProvider>
        <Arrival />
        <Outlet />
      </ToastProvider>
    </KitContext>
  );
}
