import { SiteFooter } from '../../blocks/site/site-footer.tsx';
import { pricingPart } from '../../messages/front/pricing/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PlainUnreadableCard } from '../../ui/plain/unreadable-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanSkeletons } from './plan-skeletons.tsx';
import { usePlans } from './use-plans.ts';
import styles from './pricing.module.css';

/** The stored plans; every card leads to the sign-up. */
export function PricingPage() {
  const common = useWords(commonPart);
  const pricing = useWords(pricingPart);

  const { known, retry } = usePlans();
  return (
    <>
      <div className={styles['page']}>
        <h1>{pricing.title}</h1>
        <p className={styles['lead']}>{pricing.text}</p>
        {known.state === 'loading' ? (
          <PlanSkeletons />
        ) : (
          <ul className={styles['cards']}>
            {known.plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
        {known.state === 'ready' && (
          <div className={styles['failed']}>
            <PlainUnreadableCard unreadable={known.unreadable} />
          </div>
        )}
        {known.state === 'failed' && (
          <div className={styles['failed']}>
            <PlainNotice tone="warning">
              <p>{pricing.failed}</p>
              <PlainButton variant="outline" onClick={retry}>
                {common.tryAgain}
              </PlainButton>
            </PlainNotice>
          </div>
        )}
        <ul className={styles['notes']}>
          {pricing.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <SiteFooter />
    </>
  );
}
