import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Invitation } from '@bhoj/domain/members/invitation.schema';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { SearchField } from '../../ui/mui/form/search-field.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { InvitationList } from './invitation-list.tsx';
import { PersonRow } from './person-row.tsx';
import { countOf, matching } from './member-model.ts';
import type { MemberEntry } from './member-model.ts';

/** ms between two updates of "5 min ago". */
const TICK = 30_000;
/** From this many people on, the list has a search field. */
const SEARCH_FROM = 9;

interface PeopleProps {
  readonly title: string;
  readonly description: string;
  readonly people: readonly MemberEntry[];
  readonly now: number;
}

function People({ title, description, people, now }: PeopleProps) {
  return (
    <SectionCard title={title} description={description} padding="flush">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map((person) => (
          <PersonRow key={person.uid} person={person} now={now} />
        ))}
      </Box>
    </SectionCard>
  );
}

interface MemberListProps {
  readonly staff: readonly MemberEntry[];
  /** The invitations that nobody has accepted yet. */
  readonly invitations: readonly Entry<Invitation>[];
  readonly onAdd: () => void;
}

/** Present and former members. */
export function MemberList({ staff, invitations, onAdd }: MemberListProps) {
  const words = useWords(staffPart);

  const [query, setQuery] = useState('');
  const now = useNow(TICK);
  if (staff.length + invitations.length === 0) {
    return (
      <SectionCard>
        <EmptyState
          icon={Users}
          line={words.empty}
          action={
            <Button variant="contained" onClick={onAdd}>
              {words.add}
            </Button>
          }
        />
      </SectionCard>
    );
  }
  const shown = matching(staff, query);
  const team = shown.filter(({ active }) => active);
  const former = shown.filter(({ active }) => !active);
  return (
    <Stack sx={{ gap: 3 }}>
      {staff.length >= SEARCH_FROM && (
        <SearchField label={words.search} clearLabel={words.clearSearch} value={query} onChange={setQuery} />
      )}
      {shown.length === 0 && query !== '' && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {words.noMatch(query)}
        </Typography>
      )}
      <InvitationList invitations={invitations} now={now} />
      {team.length > 0 && (
        <People
          title={words.team}
          description={words.teamCount(
            countOf(team, 'captain'),
            countOf(team, 'kitchen'),
            countOf(team, 'office'),
          )}
          people={team}
          now={now}
        />
      )}
      {former.length > 0 && (
        <People title={words.former} description={words.formerHint} people={former} now={now} />
      )}
    </Stack>
  );
}
