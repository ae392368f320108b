import { use, useState } from 'react';
import { choosePush, readPush } from '@bhoj/domain/push/push.contract';
import { mayReceiveAny } from '@bhoj/domain/push/pushed';
import type { PushKind } from '@bhoj/domain/push/asked';
import { useClient } from '../../firebase/client.ts';
import { WorkplaceContext } from '../../firebase/restaurant.tsx';
import { useRights } from '../../firebase/rights.ts';
import { useSession } from '../../firebase/session.tsx';
import { thisDevice } from '../../firebase/shared-device.ts';
import { useAct } from '../../firebase/use-act.ts';
import { useAnswer } from '../../firebase/use-answer.ts';
import { pushedPart } from '../../messages/shared/pushed/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { Gate } from '../../ui/plain/gate.tsx';
import { SkeletonRows } from '../../ui/plain/skeleton-rows.tsx';
import { Button, CheckField, Notice } from '../../ui/shared/kit/controls.tsx';
import { useWords } from '../../words/use-words.ts';
import { deviceState, switchOff, switchOn } from './push-device.ts';
import type { SwitchedOn } from './push-device.ts';
import styles from './floor-push.module.css';

/** The kinds of the screens of captains and the kitchen. The page of the bell has the switches of all others. */
const KINDS = ['approval-asked', 'stale-kitchen'] as const;

interface KindsProps {
  readonly choices: readonly { readonly kind: PushKind; readonly isOn: boolean }[];
}

/** A switch for each kind. Each saves as soon as it is pressed. */
function Kinds({ choices }: KindsProps) {
  const words = useWords(pushedPart);
  const reasons = useWords(reasonsPart);
  const { run, failure } = useAct(choosePush);
  const [chosen, setChosen] = useState<Partial<Record<PushKind, boolean>>>({});
  const choose = async (kind: PushKind, isOn: boolean) => {
    const before = chosen;
    setChosen({ ...before, [kind]: isOn });
    if (!(await run({ kind, isOn }))) setChosen(before);
  };
  return (
    <>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      {KINDS.flatMap((kind) => choices.find((one) => one.kind === kind) ?? []).map(({ kind, isOn }) => (
        <CheckField
          key={kind}
          label={words.kinds[kind as (typeof KINDS)[number]]}
          checked={chosen[kind] ?? isOn}
          onChange={() => void choose(kind, !(chosen[kind] ?? isOn))}
        />
      ))}
    </>
  );
}

function Switches({ uid }: { readonly uid: string }) {
  const words = useWords(pushedPart);
  const client = useClient();
  const { live } = useAnswer(readPush, {}, 'restaurant-not-found');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Exclude<SwitchedOn, 'on'> | null>(null);
  // Read at each render: the browser and storage have it, and nobody tells of a change.
  const state = deviceState(uid);
  const turn = async (on: boolean) => {
    setBusy(true);
    setOutcome(null);
    if (on) {
      const ended = await switchOn(client, uid);
      if (ended !== 'on') setOutcome(ended);
    } else {
      await switchOff(client).catch(() => undefined);
    }
    setBusy(false);
  };
  const problems = {
    denied: words.denied,
    'no-answer': words.unanswered,
    'no-keys': words.noKeys,
    unknown: words.unsupported,
    failed: words.failed,
  };
  if (state !== 'on' && state !== 'off') return <Notice tone="info">{words[state]}</Notice>;
  const isOn = state === 'on';
  return (
    <>
      {outcome !== null && <Notice tone="error">{problems[outcome]}</Notice>}
      <p className={styles['state']}>{isBusy ? words.busy : words[state]}</p>
      <Button variant={isOn ? 'quiet' : 'outline'} disabled={isBusy} onClick={() => void turn(!isOn)}>
        {isOn ? words.switchOff : words.switchOn}
      </Button>
      {isOn && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={2} />}
          words={{ failed: words.couldNotLoad }}
        >
          {({ kinds }) => <Kinds choices={kinds} />}
        </Gate>
      )}
    </>
  );
}

/**
 * Push messages on a captain's or cook's own device. Shows nothing to people without a right that brings any message,
 * and nothing on a shared device.
 */
export function FloorPush({ className }: { readonly className: string | undefined }) {
  const words = useWords(pushedPart);
  const workplace = use(WorkplaceContext);
  const rights = useRights();
  const session = useSession();
  if (workplace === null || session.state !== 'in' || thisDevice() !== null) return null;
  if (!mayReceiveAny({ role: workplace.role, can: rights ?? [] })) return null;
  return (
    <section aria-label={words.title} className={styles['push']}>
      <h3 className={className}>{words.title}</h3>
      <p className={styles['state']}>{words.hint}</p>
      <Switches uid={session.user.uid} />
    </section>
  );
}
