import type { ReactNode } from 'react';
import { Leaving } from '../../leaving/leaving.tsx';
import { Onboarded } from '../../restaurant/onboarded.tsx';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { OwnersFrame } from './owners-frame.tsx';

interface OwnersFloorProps {
  readonly restaurantId: string;
  readonly children: ReactNode;
}

/** The frame of a screen of the service that an owner opens. */
export function OwnersFloor({ restaurantId, children }: OwnersFloorProps) {
  return (
    <OwnersRecordProvider>
      <Onboarded>
        <Leaving restaurantId={restaurantId}>
          <OwnersFrame>{children}</OwnersFrame>
        </Leaving>
      </Onboarded>
    </OwnersRecordProvider>
  );
}
