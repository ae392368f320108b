import { useLocation } from '../../../ui/shared/address/address.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import { useOwnersRecord } from '../../../firebase/restaurant.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberFrame } from './member-frame.tsx';
import { ToDashboard } from './to-dashboard.tsx';

const OwnersBanners = lazyPart(() => import('./owners-banners.tsx').then((m) => m.OwnersBanners));

/** The frame of a service screen that an owner opens: with a way back, and with the owner's banners. */
export function OwnersFrame({ children }: { readonly children: React.ReactNode }) {
  const record = useOwnersRecord();
  const isKitchen = useLocation().pathname === href('kitchen');
  return (
    <MemberFrame role="owner" isDark={isKitchen} bar={<MemberBar back={<ToDashboard />} />}>
      {record.state === 'ready' && <OwnersBanners record={record.value} stands={{ failed: null }} />}
      {children}
    </MemberFrame>
  );
}
