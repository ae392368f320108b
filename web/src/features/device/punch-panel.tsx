import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../ui/shared/address/address.ts';
import { PunchButtons } from '../../joint/punch/punch-buttons.tsx';
import { rosterPart } from '../../messages/shared/roster/en.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import type { Start } from './start.ts';
import styles from './device.module.css';

/** ms until the device asks "Who is it?" again: after a punch, and without a touch. */
const AFTER_PUNCH = 10_000;
const WITHOUT_TOUCH = 45_000;

interface PunchPanelProps {
  readonly name: string;
  /** The page that the person may go to. */
  readonly start: Start;
  readonly onDone: () => void;
}

/** The person is in: they punch in or out, and go to their screen or leave the device to the next one. */
export function PunchPanel({ name, start, onDone }: PunchPanelProps) {
  const words = useWords(rosterPart);
  const navigate = useNavigate();
  const [wait, setWait] = useState({ ms: WITHOUT_TOUCH, turn: 0 });
  const over = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => over(), wait.ms);
    return () => clearTimeout(timer);
  }, [wait]);
  const touched = () => setWait(({ turn }) => ({ ms: WITHOUT_TOUCH, turn: turn + 1 }));
  return (
    <div className={styles['panel']} onPointerDown={touched} onKeyDown={touched}>
      <header className={styles['head']}>
        <h1>{name}</h1>
      </header>
      <PunchButtons onPunched={() => setWait(({ turn }) => ({ ms: AFTER_PUNCH, turn: turn + 1 }))} />
      <div className={styles['after']}>
        <PlainButton variant="outline" onClick={() => void navigate(href(start), { replace: true })}>
          {words.go[start]}
        </PlainButton>
        <PlainButton variant="quiet" onClick={onDone}>
          {words.done}
        </PlainButton>
      </div>
    </div>
  );
}
