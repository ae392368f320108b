import Button from '@mui/material/Button';
import { BellOff, BellRing } from 'lucide-react';
import { useState } from 'react';
import { floor } from '../../../messages/floor.ts';
import { useBell } from '../../../ui/use-bell.ts';
import { callKeys } from '../captain-model.ts';
import type { Service } from '../use-service.ts';
import styles from '../captain.module.css';

/**
 * Rings and trembles for whatever wants somebody, until it is taken or this device is told to be quiet about it. What
 * was there when the page was opened has been seen.
 */
export function BellBar({ service: { orders, now } }: { readonly service: Service }) {
  const keys = callKeys(orders, now);
  const [heard, setHeard] = useState<ReadonlySet<string>>(() => new Set(keys));
  const unheard = keys.filter((key) => !heard.has(key)).length;
  const bell = useBell(unheard > 0, { trembles: true });
  if (!bell.canSound) {
    return (
      <p className={styles['bell']}>
        <BellOff size={20} aria-hidden />
        <span>
          <strong>{floor.silent}</strong> {floor.silentHint}
        </span>
        <Button size="small" variant="outlined" onClick={bell.test}>
          {floor.soundOn}
        </Button>
      </p>
    );
  }
  if (unheard === 0) return null;
  return (
    <p className={styles['bell']} role="status">
      <BellRing size={20} aria-hidden />
      <strong>{floor.ringing(unheard)}</strong>
      <Button size="small" variant="outlined" onClick={() => setHeard(new Set(keys))}>
        {floor.quiet}
      </Button>
    </p>
  );
}
