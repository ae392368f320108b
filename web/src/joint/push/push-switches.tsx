import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { choosePush, readPush } from '@bhoj/domain/push/push.contract';
import type { PushKind } from '@bhoj/domain/push/asked';
import { useClient } from '../../firebase/client.ts';
import { useSession } from '../../firebase/session.tsx';
import { useAct } from '../../firebase/use-act.ts';
import { useAnswer } from '../../firebase/use-answer.ts';
import { noticesPart } from '../../messages/owner/notices/en.ts';
import { pushPart } from '../../messages/owner/push/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { LabelledSwitch } from '../../ui/mui/form/form-switch.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../words/use-words.ts';
import { deviceState, switchOff, switchOn } from './push-device.ts';
import type { DeviceState, SwitchedOn } from './push-device.ts';

interface Choice {
  readonly kind: PushKind;
  readonly isOn: boolean;
}

/** The kinds of messages, a switch for each. Each saves as soon as it is pressed. */
function Kinds({ choices }: { readonly choices: readonly Choice[] }) {
  const words = useWords(pushPart);
  const reasons = useWords(reasonsPart);
  const kinds = { ...useWords(noticesPart).kinds, 'approval-asked': words.asked };
  const { run, pending, failure } = useAct(choosePush);
  const [chosen, setChosen] = useState<Partial<Record<PushKind, boolean>>>({});
  const choose = async (kind: PushKind, isOn: boolean) => {
    const before = chosen;
    setChosen({ ...before, [kind]: isOn });
    if (!(await run({ kind, isOn }))) setChosen(before);
  };
  if (choices.length === 0) return <Typography variant="body2">{words.noKinds}</Typography>;
  return (
    <Stack role="group" aria-label={words.kinds} sx={{ gap: 1.5 }}>
      <div>
        <Typography variant="subtitle2">{words.kinds}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.kindsHint}
        </Typography>
      </div>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      {choices.map(({ kind, isOn }) => (
        <LabelledSwitch
          key={kind}
          label={kinds[kind].title}
          helperText={kinds[kind].text}
          checked={chosen[kind] ?? isOn}
          disabled={pending}
          onChange={(next) => void choose(kind, next)}
        />
      ))}
    </Stack>
  );
}

interface StateProps {
  readonly state: DeviceState;
  readonly isBusy: boolean;
  /** How the last attempt ended, where it did not switch messages on. */
  readonly outcome: Exclude<SwitchedOn, 'on'> | null;
  readonly onSwitch: (on: boolean) => void;
}

/** How messages stand on this device, with the act that changes it or the words that say how a person can. */
function State({ state, isBusy, outcome, onSwitch }: StateProps) {
  const words = useWords(pushPart);
  const act = (on: boolean) => (
    <Button variant={on ? 'contained' : 'text'} disabled={isBusy} onClick={() => onSwitch(on)}>
      {on ? words.switchOn : words.switchOff}
    </Button>
  );
  switch (state) {
    case 'unsupported':
      return (
        <Notice tone="info" title={words.unsupported}>
          {words.unsupportedHow}
        </Notice>
      );
    case 'install':
      return (
        <Notice tone="info" title={words.install}>
          {words.installHow}
        </Notice>
      );
    case 'denied':
      return (
        <Notice tone="warning" title={words.denied}>
          {words.deniedHow}
        </Notice>
      );
    case 'on':
      return (
        <Notice tone="success" action={act(false)}>
          {words.on}
        </Notice>
      );
    case 'off': {
      const problems = {
        denied: words.denied,
        'no-answer': words.dismissed,
        'no-keys': words.noKeys,
        unknown: words.unsupportedHow,
        failed: words.failed,
      };
      return (
        <Stack sx={{ gap: 1.5 }}>
          {outcome !== null && <Notice tone="error">{problems[outcome]}</Notice>}
          <Notice tone="info" action={act(true)}>
            {isBusy ? words.asking : words.off}
          </Notice>
        </Stack>
      );
    }
  }
}

/** Messages on this device: whether they are on, and of what the person is told. */
export function PushSwitches() {
  const words = useWords(pushPart);
  const client = useClient();
  const session = useSession();
  const uid = session.state === 'in' ? session.user.uid : '';
  const { live } = useAnswer(readPush, {}, 'restaurant-not-found');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<StateProps['outcome']>(null);
  // Read at each render: the browser and storage have it, and nobody tells of a change.
  const state = deviceState(uid);
  const onSwitch = async (on: boolean) => {
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
  return (
    <Stack sx={{ gap: 2.5 }}>
      <State state={state} isBusy={isBusy} outcome={outcome} onSwitch={(on) => void onSwitch(on)} />
      {state === 'on' && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={5} rowHeight={56} />}
          words={{ failed: words.couldNotLoad }}
        >
          {({ kinds }) => <Kinds choices={kinds} />}
        </Gate>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.truth}
      </Typography>
    </Stack>
  );
}
