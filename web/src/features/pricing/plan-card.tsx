import { Check } from 'lucide-react';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { pricingPart } from '../../words/front/pricing.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { priceWords, shownFeatures, signupFor } from './pricing-model.ts';
import styles from './pricing.module.css';

export function PlanCard({ plan }: { readonly plan: SubscriptionPlan }) {
  const pricing = useWords(pricingPart);

  const { price, per } = priceWords(pricing, plan);
  const { shown, more } = shownFeatures(plan.features);
  return (
    <li className={styles['card']} data-popular={plan.isPopular}>
      <div className={styles['marks']}>
        {plan.isPopular && <StatusDotBadge color="yellow" word={pricing.popular} />}
        {plan.isDefault && <StatusDotBadge color="green" word={pricing.isDefault} />}
      </div>
      <h2>{plan.name}</h2>
      <p className={styles['price']}>
        <MoneyText>{price}</MoneyText> {per !== null && <small>{per}</small>}
      </p>
      <ul>
        {shown.map((feature) => (
          <li key={feature}>
            <Check size={18} aria-hidden />
            {feature}
          </li>
        ))}
        {more > 0 && <li className={styles['more']}>{pricing.more(more)}</li>}
      </ul>
      <ButtonLink
        to={signupFor(plan)}
        variant={plan.isPopular || plan.price === 0 ? 'primary' : 'outline'}
        wide
      >
        {plan.price === 0 ? pricing.startFree : pricing.choose(plan.name)}
      </ButtonLink>
    </li>
  );
}
