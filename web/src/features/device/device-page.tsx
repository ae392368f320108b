import { CircleUserRound, Lock, RotateCw, TabletSmartphone } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { openDevice } from '@bhoj/domain/devices/devices.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { clearDisk } from '../../firebase/become-shared.ts';
import { useClient } from '../../firebase/client.ts';
import { leave } from '../../firebase/enter.ts';
import { forgetDevice } from '../../firebase/keep-device.ts';
import { thisDevice } from '../../firebase/shared-device.ts';
import type { SharedDevice } from '../../firebase/shared-device.ts';
import { useAttempt } from '../../firebase/use-attempt.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { pinPart } from '../../messages/shared/pin/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { PlainButton } from '../../ui/plain/button.tsx';
import { SkeletonRows } from '../../ui/plain/skeleton-rows.tsx';
import { StateBlock } from '../../ui/plain/states.tsx';
import { ThemeToggle } from '../../ui/shared/parts/theme-toggle.tsx';
import { whenOnline } from '../../ui/shared/when-online.ts';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { PinPad } from './pin-pad.tsx';
import type { Start } from './start.ts';
import { openRenewed } from './open-renewed.ts';
import styles from './device.module.css';

type Opened = OutputOf<typeof openDevice>;

// Loaded when somebody punches, so that letting people in waits for none of it.
const PunchPanel = lazyPart(() => import('./punch-panel.tsx').then((m) => m.PunchPanel));

function Frame({ children }: { readonly children: ReactNode }) {
  const common = useWords(commonPart);
  return (
    <main className={styles['page']}>
      <div className={styles['theme']}>
        <ThemeToggle label={common.toggleTheme} />
      </div>
      {children}
    </main>
  );
}

const LOCKED_OUT: readonly FailureReason[] = ['device-shut-out', 'restaurant-not-found'];

/** The server's answer; the names stay while it is asked again. */
interface Told {
  readonly opened: Opened | null;
  readonly failure: FailureReason | null;
  /** The page of the person who is in to punch; null while nobody is. */
  readonly start: Start | null;
}

interface WhoProps {
  readonly opened: Opened;
  readonly onChoose: (person: Opened['people'][number]) => void;
}

/** The names of those who may enter, in large buttons. */
function Who({ opened, onChoose }: WhoProps) {
  const words = useWords(pinPart);
  const { people, restaurantName, name } = opened;
  if (people.length === 0)
    return <StateBlock isPage icon={CircleUserRound} title={words.nobody} text={words.nobodyHint} />;
  return (
    <>
      <header className={styles['head']}>
        <h1>{words.who}</h1>
        <p>{words.where(restaurantName, name)}</p>
      </header>
      <ul className={styles['people']}>
        {people.map((person) => (
          <li key={person.uid}>
            <button type="button" className={styles['person']} onClick={() => onChoose(person)}>
              {person.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A shared device while nobody is on it: who is it, then their PIN. */
function Entrance({ device }: { readonly device: SharedDevice }) {
  const words = useWords(pinPart);
  const client = useClient();
  const open = useAttempt(openDevice);
  const [told, setTold] = useState<Told>({ opened: null, failure: null, start: null });
  const [chosen, setChosen] = useState<Opened['people'][number] | null>(null);

  const ask = useCallback(async (): Promise<Partial<Told>> => {
    // Opening this page signs the person out, also by the browser's way back.
    await leave(client).catch(() => undefined);
    const answer = await openRenewed(open, thisDevice() ?? device);
    if ('output' in answer) return { opened: answer.output, failure: null, start: null };
    const { reason } = answer.failure;
    if (reason === 'device-shut-out') forgetDevice();
    return { failure: reason, start: null };
  }, [client, open, device]);
  const isPunching = useRef(false);
  useEffect(() => {
    isPunching.current = told.start !== null;
  }, [told.start]);
  const askAgain = () => void ask().then((news) => setTold((known) => ({ ...known, ...news })));
  useEffect(() => {
    let isOver = false;
    const show = (news: Partial<Told>) => {
      if (!isOver) setTold((known) => ({ ...known, ...news }));
    };
    void ask().then(show);
    // A person who punches now stays until they are done.
    const stop = whenOnline(() => {
      if (!isPunching.current) void ask().then(show);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [ask]);

  useEffect(() => void clearDisk().catch(() => undefined), []);

  const { opened, failure, start } = told;
  if (failure !== null && LOCKED_OUT.includes(failure))
    return (
      <StateBlock
        isPage
        icon={Lock}
        role="alert"
        title={words.shutOut}
        text={words.shutOutHint}
        action={<ButtonLink to={href('login')}>{words.signIn}</ButtonLink>}
      />
    );
  if (failure !== null && opened === null)
    return (
      <StateBlock
        isPage
        icon={RotateCw}
        role="alert"
        title={words.failed}
        text={words.failedHint}
        action={<PlainButton onClick={askAgain}>{words.tryAgain}</PlainButton>}
      />
    );
  if (opened === null) return <SkeletonRows label={words.loading} rows={6} />;
  if (chosen !== null && start !== null)
    return (
      <PunchPanel
        name={chosen.name}
        start={start}
        onDone={() => {
          setChosen(null);
          setTold((known) => ({ ...known, start: null }));
          askAgain();
        }}
        stands={{ waiting: <SkeletonRows label={words.loading} rows={3} /> }}
      />
    );
  if (chosen !== null)
    return (
      <PinPad
        // Its secret may have been renewed.
        device={thisDevice() ?? device}
        kind={opened.kind}
        person={chosen}
        onBack={() => setChosen(null)}
        onPunch={(to) => setTold((known) => ({ ...known, start: to }))}
        onShutOut={askAgain}
      />
    );
  return <Who opened={opened} onChoose={setChosen} />;
}

/** /device: a shared device shows who may enter; any other browser says that it is none. */
export function DevicePage() {
  const words = useWords(pinPart);
  const [device] = useState(thisDevice);
  return (
    <Frame>
      {device === null ? (
        <StateBlock
          isPage
          icon={TabletSmartphone}
          title={words.noDevice}
          text={words.noDeviceHint}
          action={<ButtonLink to={href('login')}>{words.signIn}</ButtonLink>}
        />
      ) : (
        <Entrance device={device} />
      )}
    </Frame>
  );
}
