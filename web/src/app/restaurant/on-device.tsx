import type { SharedDevice } from '../../firebase/shared-device.ts';
import { DeviceLock } from '../device/device-lock.tsx';
import { RegisteredLater } from '../push/registered-later.tsx';

/** Looks after a shared device, and after a browser on which somebody switched messages on. */
export const OnDevice = ({ device }: { readonly device: SharedDevice | null }) => (
  <>
    {device !== null && <DeviceLock device={device} />}
    <RegisteredLater />
  </>
);
