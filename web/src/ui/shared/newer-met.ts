const listeners = new Set<() => void>();
let isMet = false;

/** Says that something was met which only a newer Bhoj understands: a document, or an answer of the server. */
export function tellOfNewer(): void {
  isMet = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` for each such thing, and for one met before; answers with how to stop. */
export function onNewerMet(listener: () => void): () => void {
  listeners.add(listener);
  if (isMet) listener();
  return () => {
    listeners.delete(listener);
  };
}
