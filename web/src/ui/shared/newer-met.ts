const listeners = new Set<() => void>();
let isMet = false;

/** Announces a document or an answer of the server that only a newer Bhoj understands. */
export function tellOfNewer(): void {
  isMet = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` for each such announcement, earlier ones too; returns a function that stops it. */
export function onNewerMet(listener: () => void): () => void {
  listeners.add(listener);
  if (isMet) listener();
  return () => {
    listeners.delete(listener);
  };
}
