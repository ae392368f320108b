import { use } from 'react';
import { Outlet } from 'react-router-dom';
import { WorkplaceContext } from '../../../firebase/restaurant.tsx';
import { useRights } from '../../../firebase/rights.ts';
import { useSession } from '../../../firebase/session.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { LoadingPage } from '../../../ui/shared/kit/controls.tsx';
import { useWords } from '../../../words/use-words.ts';
import { Leaving } from '../../leaving/leaving.tsx';
import { Employed } from '../../restaurant/employed.tsx';
import { Onboarded } from '../../restaurant/onboarded.tsx';
import { OwnersRecordProvider } from '../../restaurant/owners-record.tsx';
import { OwnerShell } from '../owner/owner-shell.tsx';
import { PublicShell } from '../public/public-shell.tsx';
import { MemberBar } from '../floor/member-bar.tsx';
import { MemberFrame } from '../floor/member-frame.tsx';

/**
 * The dashboard around the owner's pages: sidebar and header. Members who may open a page see it too; other members
 * read, below their own bar, that the page is not for them. For anybody else, only the page's guard answers.
 */
export function DashboardShell() {
  const session = useSession();
  const workplace = use(WorkplaceContext);
  const rights = useRights();
  const common = useWords(commonPart);
  if (session.state === 'unknown') return null;
  // The page's guard redirects.
  if (session.state === 'out') return <Outlet />;
  if (workplace === null) return <PublicShell />;
  const { restaurantId, role } = workplace;
  if (role === 'owner') {
    return (
      <OwnersRecordProvider>
        <Onboarded>
          <Leaving restaurantId={restaurantId}>
            <OwnerShell />
          </Leaving>
        </Onboarded>
      </OwnersRecordProvider>
    );
  }
  if (rights === null) return <LoadingPage label={common.loading} />;
  if (rights.includes('dashboard')) {
    return (
      <Employed restaurantId={restaurantId} uid={session.user.uid} role={role}>
        <OwnersRecordProvider>
          <Leaving restaurantId={restaurantId}>
            <OwnerShell />
          </Leaving>
        </OwnersRecordProvider>
      </Employed>
    );
  }
  return (
    <Leaving restaurantId={restaurantId}>
      <MemberFrame
        role={role === 'kitchen' ? role : 'captain'}
        isDark={role === 'kitchen'}
        bar={<MemberBar />}
      >
        <Outlet />
      </MemberFrame>
    </Leaving>
  );
}
