import { useEffect } from 'react';
import { openUntil } from '@bhoj/domain/approvals/approval';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import { OWNER_IS_ASKED } from '@bhoj/domain/approvals/approval.schema';
import { useLiveList } from '../../firebase/live.ts';
import { useWorkplace } from '../../firebase/restaurant.tsx';
import { useSession } from '../../firebase/session.tsx';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './approvals.module.css';

/** Loads when the page has long been drawn, or with the first question. */
const ApprovalCard = lazyPart(async () => (await import('./approval-card.tsx')).ApprovalCard);

/** ms until the card's code loads, so that a question finds it on the device when the network is cut later. */
const LOAD_AFTER = 15_000;
/** ms between two checks whether a question is over. */
const TICK = 15_000;

/** The open questions to the person at this page; nothing while nobody asks. */
export function ApprovalCards() {
  const words = useWords(approvalsPart);
  const { restaurantId, role } = useWorkplace();
  const session = useSession();
  const now = useNow(TICK);
  useEffect(() => {
    const timer = setTimeout(() => void ApprovalCard.loadAhead().catch(() => undefined), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const uid = session.state === 'in' ? session.user.uid : '';
  const who = role === 'owner' ? OWNER_IS_ASKED : uid;
  const live = useLiveList(approvals, who === '' ? null : { restaurantId }, approvals.queries.open(who));
  const open = live.state === 'ready' ? live.value.filter(({ value }) => now <= (openUntil(value) ?? 0)) : [];
  return (
    <section
      className={styles['cards']}
      aria-label={words.title}
      aria-live="polite"
      hidden={open.length === 0}
    >
      {open.map(({ id, value }) => (
        <ApprovalCard key={id} id={id} approval={value} stands={{ failed: null }} />
      ))}
    </section>
  );
}
