import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { signup } from '../../messages/signup.ts';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PREMIUM } from './signup-model.ts';

const { plan } = signup;

/** What an account without a referral costs (SPEC §9), and that it cannot be paid for yet. */
export function PlanCard() {
  return (
    <Card component="section" aria-label={plan.name} data-plan={PREMIUM.id} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {plan.name}
        </Typography>
        <Typography variant="h3" component="p">
          <MoneyText>{plan.price(PREMIUM.price)}</MoneyText>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{plan.perMonth}</Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0, display: 'grid', gap: 1 }}>
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Check size={18} aria-hidden color={cssVar('secondary')} />
            {feature}
          </Box>
        ))}
      </Box>
      <Notice tone="warning">{plan.notOpen}</Notice>
    </Card>
  );
}
