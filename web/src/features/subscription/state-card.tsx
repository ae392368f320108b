import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderingUntil, subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { Membership } from '@bhoj/domain/subscription/subscription';
import { dateName } from '../../ui/dates/formats.ts';
import type { Words } from '../../words/part.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { BadgeColor } from '../../theme/tokens.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';

interface Said {
  readonly color: BadgeColor;
  readonly badge: string;
  readonly line: string;
  readonly text: string;
}

/** Returns a state in words, with its dates and its meaning. */
function saidOf(subscription: Words<'subscription'>, record: Membership, now: number): Said {
  const current = subscriptionOf(record, now);
  switch (current.state) {
    case 'trialing':
      return {
        color: 'blue',
        badge: subscription.states.trialing.badge,
        line: subscription.states.trialing.line(current.daysLeft, dateName(current.until)),
        text: subscription.states.trialing.text,
      };
    case 'premium': {
      const { badge, line, endless, text, endlessText } = subscription.states.premium;
      return current.until === null
        ? { color: 'green', badge, line: endless, text: endlessText }
        : { color: 'green', badge, line: line(dateName(current.until)), text };
    }
    case 'grace':
      return {
        color: 'yellow',
        badge: subscription.states.grace.badge,
        line: subscription.states.grace.line(dateName(current.endedAt)),
        text: subscription.states.grace.text(current.daysLeft, dateName(current.until)),
      };
    case 'lapsed':
      return {
        color: 'red',
        badge: subscription.states.lapsed.badge,
        line: subscription.states.lapsed.line(dateName(orderingUntil(record) ?? current.endedAt)),
        text: subscription.states.lapsed.text,
      };
  }
}

export function StateCard({ record, now }: { readonly record: Membership; readonly now: number }) {
  const words = useWords(subscriptionPart).states;
  const subscription = useWords(subscriptionPart);

  const { color, badge, line, text } = saidOf(subscription, record, now);
  return (
    <SectionCard title={words.title} actions={<StatusDotBadge color={color} word={badge} />}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h3" component="p">
          {line}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{text}</Typography>
      </Stack>
    </SectionCard>
  );
}
