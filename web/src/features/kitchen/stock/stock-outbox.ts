import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { keepRecords, whyNotKept } from '../../../ui/shared/record-keep.ts';
import type { NotKept, RecordKeep } from '../../../ui/shared/record-keep.ts';
import { outActSchema } from './outbox.ts';
import type { OutAct } from './outbox.ts';
import { stockDatabase } from './use-uses-stock.ts';

/** The entries that wait on this screen. */
export interface StockOutState {
  /** In the order in which they were entered. */
  readonly acts: readonly (readonly [id: string, act: OutAct])[];
  /** How many of them only this page holds, because the device could not keep them. */
  readonly onlyInPage: number;
  /** Why it could not; null while it keeps all. */
  readonly notKept: NotKept | null;
  /** True while the page could not read the entries that an earlier page left on the device. */
  readonly isUnread: boolean;
}

/** The unsent waste and counts of a restaurant on this device, a record each. */
export interface StockOutbox {
  readonly read: () => StockOutState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Takes an act or its change. Where the device cannot keep it, the page does, and says so. */
  readonly put: (id: string, act: OutAct) => void;
  readonly remove: (id: string) => void;
  /** Reads what the device keeps, and writes what it could not take before. */
  readonly refresh: () => Promise<void>;
}

const happenedAt = ({ kind, input }: OutAct): number =>
  kind === 'waste' ? input.at : Math.min(...input.lines.map(({ at }) => at));

export function makeStockOutbox(keep: RecordKeep): StockOutbox {
  const listeners = new Set<() => void>();
  /**
   * `kept`: the acts that the page could read from the device. `unwritten`: changes that the device did not store yet;
   * null removes an act.
   */
  let kept = new Map<string, OutAct>();
  const unwritten = new Map<string, OutAct | null>();
  let notKept: NotKept | null = null;
  let isUnread = false;
  let state: StockOutState = { acts: [], onlyInPage: 0, notKept: null, isUnread };
  /** Reading and writing take turns, so that no reading brings back an earlier state. */
  let turns: Promise<unknown> = Promise.resolve();

  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = turns.then(act);
    turns = done.catch(() => undefined);
    return done;
  };
  const tell = () => {
    const all = [...new Map([...kept, ...unwritten])].flatMap(([id, act]) =>
      act === null ? [] : [[id, act] as const],
    );
    const held = [...unwritten].filter(([id, act]) => act !== null && !kept.has(id)).length;
    state = {
      acts: all.toSorted(([, a], [, b]) => happenedAt(a) - happenedAt(b)),
      onlyInPage: held,
      notKept: held === 0 ? null : notKept,
      isUnread,
    };
    listeners.forEach((notify) => notify());
  };
  const write = async (id: string): Promise<void> => {
    const act = unwritten.get(id);
    if (act === undefined) return;
    try {
      await (act === null ? keep.remove(id) : keep.put(id, act));
    } catch (cause) {
      notKept = whyNotKept(cause);
      return;
    }
    if (act === null) kept.delete(id);
    else kept.set(id, act);
    if (unwritten.get(id) === act) unwritten.delete(id);
  };
  const set = (id: string, act: OutAct | null) => {
    unwritten.set(id, act);
    tell();
    void inTurn(() => write(id)).then(tell);
  };
  const refresh = () =>
    inTurn(async () => {
      try {
        const { records, wasCleared } = await keep.read();
        // The device has lost these; the page has not.
        for (const [id, act] of wasCleared ? kept : []) if (!unwritten.has(id)) unwritten.set(id, act);
        // A record that cannot be read takes no other with it, and stays.
        kept = new Map(
          records.flatMap(({ id, record }): [string, OutAct][] => {
            const read = outActSchema.safeParse(record);
            return read.success ? [[id, read.data]] : [];
          }),
        );
        isUnread = false;
      } catch (cause) {
        isUnread = true;
        notKept = whyNotKept(cause);
      }
      await Promise.all([...unwritten.keys()].map(write));
      tell();
    });
  keep.watch(() => void refresh());

  return {
    read: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    put: set,
    remove: (id) => set(id, null),
    refresh,
  };
}

export type OpenStockKeep = (restaurantId: string) => RecordKeep;

/** How the device keeps them; tests have a device of their own. */
export const StockKeepContext = createContext<OpenStockKeep>((restaurantId) =>
  keepRecords(stockDatabase(restaurantId), 'acts'),
);

const outboxes = new WeakMap<OpenStockKeep, Map<string, StockOutbox>>();

/** Where they were kept before each was a record: one text, which a full device could not take. */
const formerKey = (restaurantId: string): string => `bhoj.kitchen.stock-out.${restaurantId}`;

/** Moves the entries that an earlier release kept as one text, and deletes the text once all of them are moved. */
async function takeOver(restaurantId: string, outbox: StockOutbox): Promise<void> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(formerKey(restaurantId));
    if (text === null) return;
    const all: unknown = JSON.parse(text);
    for (const [id, record] of Object.entries(all ?? {})) {
      const read = outActSchema.safeParse(record);
      if (read.success) outbox.put(id, read.data);
    }
  } catch {
    return;
  }
  await outbox.refresh();
  if (outbox.read().onlyInPage === 0) localStorage.removeItem(formerKey(restaurantId));
}

/** While only the page holds something, the browser asks before it closes, and a new release waits. */
function askBeforeClosing(outbox: StockOutbox): void {
  const ask = (event: Event) => event.preventDefault();
  outbox.subscribe(() => {
    if (outbox.read().onlyInPage > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}

/** Returns the page's single outbox of a restaurant. */
function outboxOf(open: OpenStockKeep, restaurantId: string): StockOutbox {
  const ofDevice = outboxes.get(open) ?? new Map<string, StockOutbox>();
  outboxes.set(open, ofDevice);
  const known = ofDevice.get(restaurantId);
  if (known !== undefined) return known;
  const made = makeStockOutbox(open(restaurantId));
  ofDevice.set(restaurantId, made);
  askBeforeClosing(made);
  void made.refresh().then(() => takeOver(restaurantId, made));
  return made;
}

/** The entries that wait on this screen, and where they wait. */
export function useStockOutbox(restaurantId: string): StockOutState & { readonly outbox: StockOutbox } {
  const open = use(StockKeepContext);
  const outbox = useMemo(() => outboxOf(open, restaurantId), [open, restaurantId]);
  const state = useSyncExternalStore(outbox.subscribe, outbox.read);
  return useMemo(() => ({ ...state, outbox }), [state, outbox]);
}
