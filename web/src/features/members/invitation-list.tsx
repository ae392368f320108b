import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { jobOf } from '@bhoj/domain/members/member-rights';
import { isInvitationOpen } from '@bhoj/domain/members/invitation';
import type { Invitation } from '@bhoj/domain/members/invitation.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { staffPart } from '../../messages/owner/members/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { dateName } from '../../ui/dates/formats.ts';
import { useInvitationActs } from './use-invitation-acts.ts';

interface RowProps {
  readonly invitation: Entry<Invitation>;
  readonly now: number;
}

/** One person who has not accepted yet: name, address, role, the end of the offer, and acts. */
function InvitationRow({ invitation, now }: RowProps) {
  const reasonSentences = useWords(reasonsPart);
  const words = useWords(staffPart);

  const { pending, fault, sendAgain, withdraw } = useInvitationActs(invitation);
  const { name, email, expireAt } = invitation.value;
  const date = dateName(expireAt);
  const until = isInvitationOpen(invitation.value, now) ? words.openUntil(date) : words.expired(date);
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${cssVar('border')}`, px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.invitedAs(words.jobs[jobOf(invitation.value)], until)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            disabled={pending}
            aria-label={words.sendAgainTo(name)}
            onClick={() => void sendAgain()}
          >
            {words.sendAgain}
          </Button>
          <Button
            disabled={pending}
            color="error"
            aria-label={words.withdrawFor(name)}
            onClick={() => void withdraw()}
          >
            {words.withdraw}
          </Button>
        </Box>
      </Box>
      {fault !== null && (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="error">{reasonSentences[fault]}</Notice>
        </Box>
      )}
    </Box>
  );
}

interface ListProps {
  readonly invitations: readonly Entry<Invitation>[];
  readonly now: number;
}

/** The people who were invited and have not accepted yet; nothing when there are none. */
export function InvitationList({ invitations, now }: ListProps) {
  const words = useWords(staffPart);

  if (invitations.length === 0) return null;
  const byName = invitations.toSorted((a, b) => a.value.name.localeCompare(b.value.name, 'en-IN'));
  return (
    <SectionCard title={words.invitations} description={words.invitationsHint} padding="flush">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {byName.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} now={now} />
        ))}
      </Box>
    </SectionCard>
  );
}
