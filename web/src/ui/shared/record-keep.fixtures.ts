import type { RecordKeep } from './record-keep.ts';

/** A device that keeps records in memory. It can be full, or keep nothing. */
export function aRecordDevice() {
  const records = new Map<string, unknown>();
  const watchers = new Set<() => void>();
  let fault: DOMException | null = null;
  let isCleared = false;
  const assertTakes = () => {
    if (fault !== null) throw fault;
  };
  const keep: RecordKeep = {
    read: async () => {
      await Promise.resolve();
      if (fault?.name === 'SecurityError') throw fault;
      const wasCleared = isCleared;
      isCleared = false;
      return { records: [...records].map(([id, record]) => ({ id, record })), wasCleared };
    },
    put: async (id, record) => {
      await Promise.resolve();
      assertTakes();
      records.set(id, structuredClone(record));
    },
    remove: async (id) => {
      await Promise.resolve();
      assertTakes();
      records.delete(id);
    },
    watch: (changed) => watchers.add(changed),
  };
  return {
    keep,
    records,
    /** Another tab has changed the records. */
    tell: () => watchers.forEach((changed) => changed()),
    fill: () => (fault = new DOMException('full', 'QuotaExceededError')),
    block: () => (fault = new DOMException('blocked', 'SecurityError')),
    free: () => (fault = null),
    /** Empties the storage under the open page. */
    clear: () => {
      records.clear();
      isCleared = true;
      watchers.forEach((changed) => changed());
    },
  };
}
