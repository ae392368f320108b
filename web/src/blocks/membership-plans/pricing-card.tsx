import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { pricingPart } from '../../messages/front/pricing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { isLong, priceWords, shownFeatures } from './pricing-words.ts';
import styles from './pricing-card.module.css';

interface PricingCardProps {
  readonly plan: SubscriptionPlan;
  /** The act below the features. Missing where the page itself has the button. */
  readonly action?: ReactNode;
  /** The level of the heading: one below the page's. */
  readonly level?: 'h2' | 'h3';
}

/** A plan as the pricing page shows it; an item of a list (PRICING-1, PRICING-2). */
export function PricingCard({ plan, action, level: Heading = 'h2' }: PricingCardProps) {
  const pricing = useWords(pricingPart);

  const { price, per } = priceWords(pricing, plan);
  const { shown, more } = shownFeatures(plan.features);
  return (
    <li className={styles['card']} data-popular={plan.isPopular}>
      <div className={styles['marks']}>
        {plan.isPopular && <StatusDotBadge color="yellow" word={pricing.popular} />}
        {plan.isDefault && <StatusDotBadge color="green" word={pricing.isDefault} />}
      </div>
      <Heading className={styles['name']}>{plan.name}</Heading>
      <p className={styles['price']}>
        <MoneyText>{price}</MoneyText> {per !== null && <small>{per}</small>}
      </p>
      <ul data-long={isLong(shown)}>
        {shown.map((feature) => (
          <li key={feature}>
            <Check size={18} aria-hidden />
            {feature}
          </li>
        ))}
        {more > 0 && <li className={styles['more']}>{pricing.more(more)}</li>}
      </ul>
      {action}
    </li>
  );
}
