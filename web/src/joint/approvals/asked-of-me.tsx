import { getsCards } from '@bhoj/domain/approvals/approvers';
import { use } from 'react';
import { WorkplaceContext } from '../../firebase/restaurant.tsx';
import { useRights } from '../../firebase/rights.ts';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';

const ApprovalCards = lazyPart(async () => (await import('./approval-cards.tsx')).ApprovalCards);

/** The cards of those who may allow something to others. Nobody else loads or listens to anything. */
export function AskedOfMe() {
  const isOwner = use(WorkplaceContext)?.role === 'owner';
  const rights = useRights();
  return (isOwner || getsCards(rights ?? [])) && <ApprovalCards stands={{ failed: null }} />;
}
