import { Outlet } from 'react-router-dom';
import { holdInstallOffer } from '../../ui/shared/install-offer.ts';
import { Connected } from './connected.tsx';
import { NewVersion } from '../version/new-version.tsx';
import { WorkplaceProvider } from './workplace.tsx';

// Before the manifest is linked, which is what the browser makes its offer on.
holdInstallOffer();

/** What stays around everybody who runs the restaurant, from the first question to the last bill of the night. */
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
