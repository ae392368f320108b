import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import type { BadgeColor } from '../../../theme/tokens.ts';
import { useBothNames } from '../../../blocks/approvals/both-names.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CloseForm, ResultFacts } from './result-part.tsx';
import type { Opened } from './session-model.ts';
import { useDaysText } from './use-days-text.ts';

/** The acts on a session that open a dialog. */
export type SessionAct = 'move' | 'count' | 'handOver' | 'report';

const COLORS: Readonly<Partial<Record<CashSession['state'], BadgeColor>>> = {
  open: 'blue',
  counted: 'yellow',
  closed: 'green',
};

/** The movements of a session, and payments that came in an unusual way. */
function Happened({
  session: { movements, waited, late, handedTo, businessDay },
}: {
  readonly session: CashSession;
}) {
  const words = useWords(cashSessionsPart);
  const bothNames = useBothNames();
  const daysText = useDaysText();
  return (
    <>
      {movements.length > 0 && (
        <Box component="ul" aria-label={words.movements} sx={{ m: 0, pl: 2.5 }}>
          {movements.map(({ id, kind, amountPaise, reason, by, allowedBy }) => (
            <li key={id}>
              {words.movement(words.kinds[kind], reason, bothNames({ by: { label: by.name }, allowedBy }))} ·{' '}
              {formatPlain(amountPaise)}
            </li>
          ))}
        </Box>
      )}
      {waited !== null && (
        <Typography variant="body2">
          {words.waited(waited.count, formatPlain(waited.totalPaise))}
          {daysText(waited, businessDay)}
        </Typography>
      )}
      {late.count > 0 && (
        <Typography variant="body2">
          {words.late(late.count, formatPlain(late.totalPaise))}
          {daysText(late, businessDay)}
        </Typography>
      )}
      {handedTo !== null && <Typography variant="body2">{words.handedTo(handedTo.name)}</Typography>}
    </>
  );
}

interface SessionRowProps {
  readonly session: Opened;
  /** True for its holder, and for who may close the day. */
  readonly mayAct: boolean;
  /** True for people who may pay cash out of it only after somebody allows that. */
  readonly mayAsk: boolean;
  readonly onAct: (act: SessionAct) => void;
}

/** One session: who holds it, its events, and its acts. The amount that should be in it shows after its count. */
export function SessionRow({ session, mayAct, mayAsk, onAct }: SessionRowProps) {
  const words = useWords(cashSessionsPart);
  const { till, holder, state, openedAt, floatPaise, result, closed, handedTo } = session.value;
  const name = words.who(till.name, holder?.name ?? '');
  const isOpen = state === 'open';
  return (
    <Stack component="li" aria-label={name} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {(isOpen || state === 'counted' || state === 'closed') && (
          <StatusDotBadge color={COLORS[state] ?? 'grey'} word={words.states[state]} />
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.since(momentName(openedAt))} · {words.float} {formatPlain(floatPaise)}
        {closed !== null && ` · ${words.closedAs(closed.z)}`}
      </Typography>
      <Happened session={session.value} />
      {result !== null && <ResultFacts result={result} />}
      {closed !== null && closed.note !== '' && <Typography>{closed.note}</Typography>}
      {state === 'counted' && mayAct && <CloseForm sessionId={session.id} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isOpen && mayAct && (
          <>
            <Button variant="contained" onClick={() => onAct('count')}>
              {words.count}
            </Button>
            <Button variant="outlined" onClick={() => onAct('handOver')}>
              {words.handOver}
            </Button>
            <Button variant="outlined" onClick={() => onAct('move')}>
              {words.move}
            </Button>
          </>
        )}
        {isOpen && !mayAct && mayAsk && (
          <Button variant="outlined" onClick={() => onAct('move')}>
            {words.payOut}
          </Button>
        )}
        {state === 'counted' && mayAct && handedTo === null && (
          <Button variant="outlined" onClick={() => onAct('count')}>
            {words.again}
          </Button>
        )}
        <Button variant="text" onClick={() => onAct('report')}>
          {closed === null ? words.x : words.z(closed.z)}
        </Button>
      </Stack>
    </Stack>
  );
}
