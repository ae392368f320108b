import type { ReactNode } from 'react';
import { plainKit } from '../../../ui/plain/plain-kit.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { KitContext } from '../../../ui/shared/kit/kit.ts';
import { Arrival } from './arrival.tsx';

/** The frame of the screens of captains and the kitchen, which load no MUI (decision 036). */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  return (
    <KitContext value={plainKit}>
      <ToastProvider>
        <Arrival />
        {children}
      </ToastProvider>
    </KitContext>
  );
}
