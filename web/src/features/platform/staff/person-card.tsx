import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from './staff-columns.tsx';
import { useFunnels } from './use-funnels.ts';

interface PersonCardProps {
  readonly staffId: string;
  readonly staff: PlatformStaff;
}

const STEPS = ['signedUp', 'onboarded', 'activated', 'paid', 'kept', 'flagged'] as const;

/** The person, and the progress of their restaurants. */
export function PersonCard({ staffId, staff }: PersonCardProps) {
  const words = useWords(platformStaffPart);
  const { of, failed } = useFunnels([staffId]);
  const funnel = of.get(staffId);
  const facts = [
    [words.email, staff.email],
    [words.phone, staff.phone],
    [words.city, staff.city],
    [words.referralId, staff.referralId],
    [words.since, dateName(staff.createdAt)],
    ...STEPS.map((step) => [
      words.columns[step],
      funnel === undefined ? (failed ? words.noCount : words.notCounted) : String(funnel[step]),
    ]),
  ] as const;
  return (
    <SectionCard title={words.facts} actions={<StateBadge words={words} active={staff.active} />}>
      {failed && <Notice tone="error">{words.funnelsFailed}</Notice>}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
