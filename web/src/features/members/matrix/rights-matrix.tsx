import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Check, Minus, Plus } from 'lucide-react';
import { Fragment, useState } from 'react';
import { jobOf } from '@bhoj/domain/members/member-rights';
import { staffPart } from '../../../messages/owner/members/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';
import type { MemberEntry } from '../member-model.ts';
import { RightsDialog } from '../rights-dialog.tsx';
import { RIGHT_GROUPS } from '../rights-model.ts';
import { useMemberActs } from '../use-member-acts.ts';
import { matrixOf } from './matrix-model.ts';
import type { Holding } from './matrix-model.ts';

const MARKS = {
  has: { icon: Check, color: cssVar('primary') },
  given: { icon: Plus, color: cssVar('primary') },
  taken: { icon: Minus, color: cssVar('muted') },
} as const;

function Mark({ holding }: { readonly holding: Holding }) {
  const words = useWords(staffPart);
  const mark = holding === 'lacks' ? null : MARKS[holding];
  return (
    <>
      {mark !== null && (
        <Box
          component={mark.icon}
          size={18}
          aria-hidden
          sx={{ display: 'block', mx: 'auto', color: mark.color }}
        />
      )}
      <VisuallyHidden>{words.holdings[holding]}</VisuallyHidden>
    </>
  );
}

/** The meanings of the marks. */
function Legend() {
  const words = useWords(staffPart);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, px: { xs: 2, sm: 3 }, py: 1.5 }}
    >
      {(['has', 'given', 'taken'] as const).map((holding) => {
        const { icon: Icon, color } = MARKS[holding];
        return (
          <Typography key={holding} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box component={Icon} size={16} aria-hidden sx={{ color }} />
            {words.holdings[holding]}
          </Typography>
        );
      })}
    </Box>
  );
}

/** The name at the head of a person's column. A tap opens what they may do. */
function PersonHead({ person }: { readonly person: MemberEntry }) {
  const words = useWords(staffPart);
  const [isOpen, setOpen] = useState(false);
  const { pending, fault, changeRights } = useMemberActs(person);
  return (
    <TableCell
      component="th"
      scope="col"
      sx={{ p: 0.5, verticalAlign: 'bottom', textAlign: 'center', minWidth: 104, maxWidth: 128 }}
    >
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          display: 'block',
          width: '100%',
          minHeight: 44,
          px: 0.5,
          py: 0.75,
          borderRadius: cssVar('radius-control'),
          '&:hover': { backgroundColor: cssVar('sunken') },
        }}
      >
        <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block' }}>
          {person.name}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          noWrap
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {words.jobs[jobOf(person)]}
        </Typography>
      </ButtonBase>
      {isOpen && (
        <RightsDialog
          person={person}
          pending={pending}
          fault={fault}
          save={changeRights}
          onClose={() => setOpen(false)}
        />
      )}
    </TableCell>
  );
}

/** The first column, which stays in view while the people's columns are scrolled. */
const STAYS = { position: 'sticky', left: 0, zIndex: 2, backgroundColor: cssVar('card') } as const;

/** Who may do what: a row for each right, a column for each person who works here. */
export function RightsMatrix({ people }: { readonly people: readonly MemberEntry[] }) {
  const words = useWords(staffPart);
  const rows = matrixOf(people);
  return (
    <>
      <Legend />
      <Box
        // The keyboard must be able to scroll it.
        tabIndex={0}
        role="region"
        aria-label={words.matrixTable}
        sx={{ overflowX: 'auto', borderTop: `1px solid ${cssVar('border')}` }}
      >
        <Table size="small" sx={{ width: 'auto', minWidth: '100%' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...STAYS, minWidth: { xs: 152, sm: 280 } }}>{words.right}</TableCell>
              {people.map((person) => (
                <PersonHead key={person.uid} person={person} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {RIGHT_GROUPS.map(({ group }) => (
              <Fragment key={group}>
                <TableRow>
                  <TableCell component="th" scope="rowgroup" colSpan={people.length + 1} sx={{ pt: 2 }}>
                    <Typography variant="overline" component="span" sx={{ position: 'sticky', left: 16 }}>
                      {words.rightGroups[group]}
                    </Typography>
                  </TableCell>
                </TableRow>
                {rows
                  .filter((row) => row.group === group)
                  .map(({ right, holdings, count }) => (
                    <TableRow key={right}>
                      <TableCell component="th" scope="row" sx={{ ...STAYS, fontWeight: 'inherit' }}>
                        {words.rights[right]}
                        <Typography
                          variant="caption"
                          component="span"
                          sx={{ display: 'block', color: 'text.secondary' }}
                        >
                          {words.holders(count, people.length)}
                        </Typography>
                      </TableCell>
                      {holdings.map((holding, at) => (
                        <TableCell key={people[at]?.uid} sx={{ textAlign: 'center' }}>
                          <Mark holding={holding} />
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}
