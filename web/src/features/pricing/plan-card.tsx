import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { PricingCard } from '../../blocks/membership-plans/pricing-card.tsx';
import { pricingPart } from '../../messages/front/pricing/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { signupFor } from './pricing-model.ts';

/** The card with a link to sign up. */
export function PlanCard({ plan }: { readonly plan: SubscriptionPlan }) {
  const pricing = useWords(pricingPart);
  return (
    <PricingCard
      plan={plan}
      action={
        <ButtonLink
          to={signupFor(plan)}
          variant={plan.isPopular || plan.price === 0 ? 'primary' : 'outline'}
          wide
        >
          {plan.price === 0 ? pricing.startFree : pricing.choose(plan.name)}
        </ButtonLink>
      }
    />
  );
}
