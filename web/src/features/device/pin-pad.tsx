import { Delete } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../ui/shared/address/address.ts';
import type { DeviceKind } from '@bhoj/domain/devices/device.schema';
import { enterDevice } from '@bhoj/domain/devices/devices.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { useClient } from '../../firebase/client.ts';
import { forgetTouch } from '../../blocks/device/lock-model.ts';
import { enter } from '../../firebase/enter.ts';
import type { SharedDevice } from '../../firebase/shared-device.ts';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { pinPart } from '../../messages/shared/pin/en.ts';
import { rosterPart } from '../../messages/shared/roster/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';
import { startOf } from './start.ts';
import type { Start } from './start.ts';
import styles from './device.module.css';

const DIGITS = 6;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const MINUTE = 60_000;

/** The wishes of a person once the PIN has let them in. */
const PURPOSES = ['screen', 'punch'] as const;
type Purpose = (typeof PURPOSES)[number];

interface PinPadProps {
  readonly device: SharedDevice;
  readonly kind: DeviceKind;
  readonly person: { readonly uid: string; readonly name: string };
  readonly onBack: () => void;
  /** The person is in, and wants to punch. */
  readonly onPunch: (start: Start) => void;
  readonly onShutOut: () => void;
}

/** Takes a person's PIN, by touch or by keyboard, and lets them in with the sixth digit. */
export function PinPad({ device, kind, person, onBack, onPunch, onShutOut }: PinPadProps) {
  const words = useWords(pinPart);
  const roster = useWords(rosterPart);
  const reasons = useWords(reasonsPart);
  const client = useClient();
  const navigate = useNavigate();
  const attempt = useAttempt(enterDevice);
  const [pin, setPin] = useState('');
  const [purpose, setPurpose] = useState<Purpose>('screen');
  const { pending, failure, run } = useOneAtATime<CallFacts>();

  const letIn = async (typed: string): Promise<Attempt<object, CallFacts>> => {
    const { restaurantId, deviceId, secret } = device;
    const answer = await attempt({ restaurantId, deviceId, secret, uid: person.uid, pin: typed });
    if ('failure' in answer) return answer;
    try {
      await enter(client, answer.output.token);
      forgetTouch();
    } catch {
      return { failure: { reason: 'offline', details: {} } };
    }
    const start = startOf(kind, answer.output.role);
    if (purpose === 'punch') onPunch(start);
    else await navigate(href(start), { replace: true });
    return answer;
  };
  const send = async (typed: string) => {
    if ((await run(() => letIn(typed))) === null) setPin('');
  };
  const isShutOut = failure?.reason === 'device-shut-out';
  const shutOut = useEffectEvent(onShutOut);
  useEffect(() => {
    if (isShutOut) shutOut();
  }, [isShutOut]);
  const type = (digit: string) => {
    if (pending || pin.length >= DIGITS) return;
    const typed = pin + digit;
    setPin(typed);
    if (typed.length === DIGITS) void send(typed);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (/^[0-9]$/.test(key)) type(key);
    else if (key === 'Backspace' && !pending) setPin(pin.slice(0, -1));
    else if (key === 'Escape') onBack();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const waitMs = Number(failure?.details['waitMs'] ?? 0);
  const sentence =
    failure === null
      ? null
      : failure.reason === 'pin-locked'
        ? words.locked(Math.max(1, Math.ceil(waitMs / MINUTE)))
        : reasons[failure.reason];
  return (
    <>
      <header className={styles['head']}>
        <h1>{words.pinOf(person.name)}</h1>
      </header>
      <div role="group" aria-label={roster.purpose} className={styles['purpose']}>
        {PURPOSES.map((each) => (
          <PlainButton
            key={each}
            variant={each === purpose ? 'primary' : 'outline'}
            aria-pressed={each === purpose}
            disabled={pending}
            onClick={() => setPurpose(each)}
          >
            {each === 'punch' ? roster.toPunch : roster.toScreen}
          </PlainButton>
        ))}
      </div>
      <p role="status" className={styles['typed']}>
        <span className={styles['says']}>{pending ? words.entering : words.typed(pin.length)}</span>
        {Array.from({ length: DIGITS }, (_, i) => (
          <span key={i} aria-hidden data-full={i < pin.length} className={styles['dot']} />
        ))}
      </p>
      {sentence !== null && <PlainNotice tone="error">{sentence}</PlainNotice>}
      <div className={styles['pad']}>
        {KEYS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles['key']}
            disabled={pending}
            onClick={() => type(digit)}
          >
            {digit}
          </button>
        ))}
        <PlainButton variant="quiet" disabled={pending} onClick={onBack}>
          {words.back}
        </PlainButton>
        <button type="button" className={styles['key']} disabled={pending} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          className={styles['key']}
          aria-label={words.erase}
          disabled={pending}
          onClick={() => setPin(pin.slice(0, -1))}
        >
          <Delete aria-hidden />
        </button>
      </div>
    </>
  );
}
