import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { WaitingContext } from '../../blocks/approvals/waiting-context.ts';
import type { WaitingProps } from '../../blocks/approvals/waiting-context.ts';
import { thisDevice } from '../../firebase/shared-device.ts';
import { onPushMark, pushMark } from '../../joint/push/push-mark.ts';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { holdInstallOffer } from '../../ui/shared/install-offer.ts';
import { Connected } from './connected.tsx';
import { NewVersion } from '../version/new-version.tsx';
import { WorkplaceProvider } from './workplace.tsx';

// Only shared devices lock themselves, and only where somebody has switched messages on does anything look after them.
const OnDevice = lazyPart(() => import('./on-device.tsx').then((m) => m.OnDevice));

const Waiting = lazyPart(() => import('../../joint/approvals/waiting.tsx').then((m) => m.Waiting));
const waiting = (props: WaitingProps) => <Waiting {...props} />;

// Must run before the manifest is linked, because the browser then offers installation.
holdInstallOffer();

/** Stays mounted around all pages of people who run a restaurant, from onboarding to the dashboard. */
export function AtWork({ children }: { readonly children: ReactNode }) {
  const device = thisDevice();
  const mark = useSyncExternalStore(onPushMark, pushMark);
  return (
    <NewVersion>
      <Connected>
        <WorkplaceProvider>
          <WaitingContext value={waiting}>
            {(device !== null || mark !== null) && <OnDevice device={device} stands={{ failed: null }} />}
            {children}
          </WaitingContext>
        </WorkplaceProvider>
      </Connected>
    </NewVersion>
  );
}
