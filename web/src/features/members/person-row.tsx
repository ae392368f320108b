import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { jobOf } from '@bhoj/domain/members/member-rights';
import { staffPart } from '../../messages/owner/members/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { dateName } from '../../ui/dates/formats.ts';
import { PersonMenu } from './person-menu.tsx';
import { lastSeenWords } from './member-model.ts';
import type { Presence, MemberEntry } from './member-model.ts';
import { hasOwnRights } from './rights-model.ts';
import { useMemberActs } from './use-member-acts.ts';

function PresenceWords({ presence, now }: { readonly presence: Presence; readonly now: number }) {
  const words = useWords(staffPart);

  switch (presence.state) {
    case 'online':
      return <StatusDotBadge color="green" word={words.online} />;
    case 'offline':
      return lastSeenWords(words, presence.at, now);
    case 'never':
      return words.neverSeen;
  }
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();

function Who({ person }: { readonly person: MemberEntry }) {
  return (
    <Box sx={{ gridArea: 'who', display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{
          width: 40,
          height: 40,
          fontSize: cssVar('type-sm'),
          fontWeight: cssVar('weight-medium'),
          backgroundColor: person.active ? cssVar('primary-soft') : cssVar('sunken'),
          color: person.active ? cssVar('primary') : cssVar('muted'),
        }}
      >
        {initials(person.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {person.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
      </Box>
    </Box>
  );
}

const COLORS = { captain: 'blue', kitchen: 'yellow', office: 'green' } as const;

export interface PersonRowProps {
  readonly person: MemberEntry;
  readonly now: number;
}

/** One person: name, job, presence, and acts. */
export function PersonRow({ person, now }: PersonRowProps) {
  const reasonSentences = useWords(reasonsPart);
  const words = useWords(staffPart);

  const { pending, fault, readmit, ...acts } = useMemberActs(person);
  const job = words.jobs[jobOf(person)];
  const [area, gap] = [
    { xs: '"who more" "facts facts"', md: '"who facts more"' },
    { xs: 1, md: 3 },
  ];
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${cssVar('border')}`, px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateAreas: area,
          gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 1fr) 440px 112px' },
          alignItems: 'center',
          columnGap: gap,
          rowGap: 1,
        }}
      >
        <Who person={person} />
        <Box
          sx={{
            gridArea: 'facts',
            display: { xs: 'flex', md: 'grid' },
            gridTemplateColumns: 'minmax(96px, auto) 1fr 148px',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
            pl: { xs: 6.5, md: 0 },
            color: 'text.secondary',
            fontSize: cssVar('type-sm'),
          }}
        >
          <span>
            <StatusDotBadge
              color={COLORS[person.role]}
              word={hasOwnRights(person) ? words.ownRights(job) : job}
            />
          </span>
          <span>{person.active && <PresenceWords presence={person.presence} now={now} />}</span>
          <span>
            {words.added(dateName(person.createdAt))}
            {person.active && person.pinSetAt !== undefined && ` · ${words.pinSet}`}
          </span>
        </Box>
        <Box sx={{ gridArea: 'more', justifySelf: 'end' }}>
          {person.active ? (
            <PersonMenu person={person} pending={pending} fault={fault} {...acts} />
          ) : (
            <Button variant="outlined" disabled={pending} aria-busy={pending} onClick={() => void readmit()}>
              {pending ? words.readmitting : words.readmit}
            </Button>
          )}
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
