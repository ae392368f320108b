import { Outlet } from 'react-router-dom';
import { holdInstallOffer } from '../../ui/shared/install-offer.ts';
import { Connected } from './connected.tsx';
import { NewVersion } from '../version/new-version.tsx';
import { WorkplaceProvider } from './workplace.tsx';

// Must run before the manifest is linked, because the browser then offers installation.
holdInstallOffer();

/** Stays mounted around all pages of people who run a restaurant, from onboarding to the dashboard. */
export function AtWork() {
  return (
    <NewVersion>
      <Connected>
        <WorkplaceProvider>
          <Outlet />
        </WorkplaceProvider>
      </Connected>
    </NewVersion>
  );
}
