import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import { unusualByDay } from '@bhoj/domain/cash/session-acts';
import { useLiveList } from '../../../firebase/live.ts';
import { mapLive, together, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay, useMayTry } from '../../../firebase/rights.ts';
import { useSession } from '../../../firebase/session.tsx';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { DrawerCard } from '../cards/drawer-card.tsx';
import type { DayFacts } from '../state/use-day.ts';
import { CloseWithSessions } from './close-with-sessions.tsx';
import { CountSessionDialog } from './count-session-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { sessionsOfDay } from './session-model.ts';
import type { Opened, SessionsOfDay } from './session-model.ts';
import { useDaysText } from './use-days-text.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionAct } from './session-row.tsx';

const list = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { pt: 3, borderTop: '1px solid', borderColor: 'divider' },
} as const;

/** The dialog of an act on a session. */
function ActDialog(props: {
  readonly act: SessionAct;
  readonly session: Opened;
  readonly facts: DayFacts;
  readonly uid: string;
  readonly onClose: () => void;
}) {
  const { act, session, facts, uid, onClose } = props;
  if (act === 'move') return <MoveDialog {...{ session, onClose }} />;
  if (act === 'count') return <CountSessionDialog {...{ session, onClose }} />;
  if (act === 'handOver') return <HandOverDialog {...{ session, uid, onClose }} />;
  const own = facts.drawerExpenses.filter(({ cashSession }) => cashSession === session.id);
  return (
    <ReportDialog
      session={session.value}
      expensesPaise={paidFromDrawer(own)}
      restaurantName={facts.restaurant.restaurantName}
      paperMm={facts.restaurant.paperMm}
      onClose={onClose}
    />
  );
}

function Sessions({ sessions, facts }: { readonly sessions: SessionsOfDay; readonly facts: DayFacts }) {
  const words = useWords(cashSessionsPart);
  const may = useMay();
  const mayTry = useMayTry();
  const daysText = useDaysText();
  const session = useSession();
  const uid = session.state === 'in' ? session.user.uid : '';
  const me = memberIdOf(uid);
  const [acting, setActing] = useState<{ readonly act: SessionAct; readonly id: string } | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { shown, unfinished, waiting } = sessions;
  const open = shown.filter(({ value }) => value.state === 'open');
  const tills = (facts.restaurant.cashSessions?.tills ?? []).filter(
    ({ id }) => !open.some(({ value }) => value.till?.id === id),
  );
  const mayOpen = may('cash') && facts.closing === null && facts.day.day === facts.today && tills.length > 0;
  const chosen = shown.find(({ id }) => id === acting?.id);
  return (
    <SectionCard
      title={words.title}
      description={words.description}
      actions={
        mayOpen &&
        !open.some(({ value }) => value.holder?.id === me) && (
          <Button variant="contained" onClick={() => setOpening(true)}>
            {words.open}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 3 }}>
        {waiting !== null && (
          <Notice tone="warning">
            {words.waiting(waiting.moves, formatPlain(sum(Object.values(unusualByDay(waiting)))))}
            {daysText({ byDay: unusualByDay(waiting) }, facts.day.day)}
          </Notice>
        )}
        {shown.length === 0 && <Typography>{words.none}</Typography>}
        <Box component="ul" sx={list}>
          {shown.map((one) => (
            <SessionRow
              key={one.id}
              session={one}
              mayAct={may('cash') && (may('close-day') || one.value.holder?.id === me)}
              mayAsk={!may('cash') && mayTry(moveCash)}
              onAct={(act) => setActing({ act, id: one.id })}
            />
          ))}
        </Box>
        {facts.closing === null && shown.length > 0 && may('close-day') && (
          <CloseWithSessions {...{ facts, unfinished }} />
        )}
      </Stack>
      {isOpening && <OpenDialog tills={tills} onClose={() => setOpening(false)} />}
      {acting !== null && chosen !== undefined && (
        <ActDialog act={acting.act} session={chosen} {...{ facts, uid }} onClose={() => setActing(null)} />
      )}
    </SectionCard>
  );
}

/** The cash sessions of a day. A day without any keeps its one drawer. */
export function SessionsPart({ facts }: { readonly facts: DayFacts }) {
  const words = useWords(cashSessionsPart);
  const within = { restaurantId: useRestaurantId() };
  const { day } = facts.day;
  const live = together(
    whole(useLiveList(cashSessions, within, cashSessions.queries.ofDay(day))),
    whole(useLiveList(cashSessions, within, cashSessions.queries.unfinished())),
  );
  return (
    <Gate
      live={mapLive(live, ([ofDay, left]) => sessionsOfDay(day, ofDay, left))}
      skeleton={
        <SectionCard title={words.title}>
          <SkeletonRows label={words.loading} rows={3} />
        </SectionCard>
      }
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {(sessions) => (
        <Stack sx={{ gap: 3 }}>
          <Sessions {...{ sessions, facts }} />
          {sessions.shown.length === 0 && facts.closing === null && <DrawerCard key={day} {...facts} />}
        </Stack>
      )}
    </Gate>
  );
}
