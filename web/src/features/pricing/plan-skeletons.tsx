import { pricingPart } from '../../messages/front/pricing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainSkeleton } from '../../ui/plain/skeleton.tsx';
import cardStyles from '../../blocks/membership-plans/pricing-card.module.css';
import styles from './pricing.module.css';

const CARDS = [1, 2];
const FEATURES = [1, 2, 3];

/** Skeleton cards in the shape of the plans. */
export function PlanSkeletons() {
  const pricing = useWords(pricingPart);

  return (
    <ul className={styles['cards']} aria-busy="true" aria-label={pricing.loading}>
      {CARDS.map((card) => (
        <li key={card} className={cardStyles['card']}>
          <div className={cardStyles['marks']}>
            <PlainSkeleton width={88} height={24} />
          </div>
          <PlainSkeleton width="50%" height={26} />
          <PlainSkeleton width="70%" height={48} />
          <ul>
            {FEATURES.map((feature) => (
              <li key={feature}>
                <PlainSkeleton width="80%" height={20} />
              </li>
            ))}
          </ul>
          <PlainSkeleton height={52} />
        </li>
      ))}
    </ul>
  );
}
