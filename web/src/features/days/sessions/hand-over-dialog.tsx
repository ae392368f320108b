import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { handOverSession } from '@bhoj/domain/cash/cash.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { authorityOf } from '@bhoj/domain/members/member-rights';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useActOnce } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CountSheet } from './count-dialog.tsx';
import type { Opened } from './session-model.ts';

interface HandOverDialogProps {
  readonly session: Opened;
  /** The person at this page. */
  readonly uid: string;
  readonly onClose: () => void;
}

/** Returns who may take the till over: people who handle cash, but not the one who holds it. */
function useNextPeople(holderId: string | undefined): { uid: string; name: string }[] {
  const live = useLiveList(members, { restaurantId: useRestaurantId() }, members.queries.all());
  const all = live.state === 'ready' ? live.value : [];
  return all
    .filter(
      ({ id, value }) =>
        value.active && memberIdOf(id) !== holderId && authorityOf(value).can.includes('cash'),
    )
    .map(({ id, value }) => ({ uid: id, name: value.name }));
}

/** Hands a till over: who takes it, and the count, with which that person begins. */
export function HandOverDialog({ session, uid, onClose }: HandOverDialogProps) {
  const words = useWords(cashSessionsPart);
  const { pending, failure, run } = useActOnce(handOverSession);
  const holderId = session.value.holder?.id;
  const others = useNextPeople(holderId).filter((one) => one.uid !== uid);
  const people = memberIdOf(uid) === holderId ? others : [{ uid, name: words.takeOver }, ...others];
  const [chosen, setChosen] = useState('');
  const [nextId] = useState(newId);
  const [wasTried, setTried] = useState(false);
  const toUid = people.some((one) => one.uid === chosen) ? chosen : '';
  const isMissing = wasTried && toUid === '';
  return (
    <CountSheet
      {...{ session, pending, failure, onClose }}
      title={words.handOverTitle(session.value.till.name)}
      hint={words.handOverHint}
      onCount={async (count) => {
        setTried(true);
        if (toUid !== '' && (await run({ sessionId: session.id, nextId, toUid, count }))) onClose();
      }}
    >
      <TextField
        select
        required
        label={words.to}
        value={toUid}
        error={isMissing}
        helperText={isMissing ? words.faults.toUid : undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        {people.map((one) => (
          <MenuItem key={one.uid} value={one.uid}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
    </CountSheet>
  );
}
