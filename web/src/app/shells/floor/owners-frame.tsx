import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useOwnersRecord } from '../../../firebase/restaurant.tsx';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ButtonLink } from '../../../ui/plain/button-link.tsx';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import { MemberBar } from './member-bar.tsx';
import { MemberFrame } from './member-frame.tsx';

const OwnersBanners = lazyPart(() => import('./owners-banners.tsx').then((m) => m.OwnersBanners));

/** The frame of a service screen that an owner opens: with a way back, and with the owner's banners. */
export function OwnersFrame({ children }: { readonly children: React.ReactNode }) {
  const routeTitles = useWords(routeTitlesPart);
  const record = useOwnersRecord();
  const isKitchen = useLocation().pathname === href('kitchen');
  const back = (
    <ButtonLink to={href('dashboard')} variant="quiet" icon={<ArrowLeft aria-hidden />}>
      {routeTitles.dashboard}
    </ButtonLink>
  );
  return (
    <MemberFrame role="owner" isDark={isKitchen} bar={<MemberBar back={back} />}>
      {record.state === 'ready' && <OwnersBanners record={record.value} stands={{ failed: null }} />}
      {children}
    </MemberFrame>
  );
}
