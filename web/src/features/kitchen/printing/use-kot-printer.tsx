import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { SpokenSlip } from '../../../blocks/kot/spoken-slip.tsx';
import { dueSlips, isPrinted, slipOf } from '../../../blocks/kot/kot-slip-model.ts';
import type { Slip } from '../../../blocks/kot/kot-slip-model.ts';
import { usePrintedKots } from '../../../blocks/kot/use-printed-kots.ts';
import { useSpoken } from '../../../words/spoken.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useStored } from '../../../ui/shared/stored.ts';
import { ticketKey } from '../state/kitchen-model.ts';
import { printSettingsSchema, FIRST_SETTINGS } from './print-settings.ts';
import type { PrintSettings } from './print-settings.ts';

/** ms after which the next KOT prints, even if the browser never reports that its dialog was closed. */
const PATIENCE = 60_000;

export interface KotPrinter {
  readonly settings: PrintSettings;
  readonly change: (settings: Partial<PrintSettings>) => void;
  /** Prints on request; a copy is marked as one. */
  readonly print: (ticket: Ticket) => void;
  /** True when the last try to print the ticket failed. */
  readonly hasFailed: (ticket: Ticket) => boolean;
}

/** Prints KOTs through the browser's dialog, on request or by itself. This device remembers which it printed. */
export function useKotPrinter(
  restaurantId: string,
  { tickets, now }: { tickets: readonly Ticket[]; now: number },
): KotPrinter {
  const [settings, change] = useStored(
    `bhoj.kitchen.print.${restaurantId}`,
    printSettingsSchema,
    FIRST_SETTINGS,
  );
  const { language } = settings;
  const spoken = useSpoken('kitchen', language);
  const { printed, note } = usePrintedKots(restaurantId);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const print = (slip: Slip) => {
    const key = ticketKey(slip.ticket);
    const done = () => {
      clearTimeout(timer.current);
      removeEventListener('afterprint', done);
      setBusy(false);
    };
    setBusy(true);
    addEventListener('afterprint', done);
    timer.current = setTimeout(done, PATIENCE);
    try {
      printSheet(settings.paper, <SpokenSlip {...slip} {...{ language, spoken }} />);
      note(slip, now);
      setFailed((keys) => new Set([...keys].filter((k) => k !== key)));
    } catch {
      done();
      setFailed((keys) => new Set([...keys, key]));
    }
  };

  const { autoFrom } = settings;
  // A failed ticket waits until somebody has looked at the printer.
  const waiting = tickets.filter((ticket) => !failed.has(ticketKey(ticket)));
  const due = autoFrom === null || isBusy ? undefined : dueSlips(waiting, printed, autoFrom)[0];
  const next = due === undefined ? null : `${ticketKey(due.ticket)} ${due.kind}`;
  const printNext = useEffectEvent(() => due !== undefined && print(due));
  useEffect(() => {
    if (next === null) return undefined;
    // Runs after the ticket has rendered, because the dialog blocks the page.
    const soon = setTimeout(() => printNext(), 0);
    return () => clearTimeout(soon);
  }, [next]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Memoised cards call this too, so it must read the current memory of printed slips.
  const printAsked = (ticket: Ticket) => print(slipOf(ticket, isPrinted(ticket, printed)));
  const latest = useRef(printAsked);
  useLayoutEffect(() => {
    latest.current = printAsked;
  });

  const changeSome = useCallback(
    (changed: Partial<PrintSettings>) => change((before) => ({ ...before, ...changed })),
    [change],
  );

  return {
    settings,
    change: changeSome,
    print: (ticket) => latest.current(ticket),
    hasFailed: (ticket) => failed.has(ticketKey(ticket)),
  };
}
