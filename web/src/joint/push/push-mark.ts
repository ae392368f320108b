/** Where a browser keeps who switched messages on in it, and the event that tells this page of a change. */
export const PUSH_MARK = 'bhoj:push';

/** Returns the uid; null where messages are off, or where the browser keeps nothing. */
export function pushMark(): string | null {
  try {
    return localStorage.getItem(PUSH_MARK);
  } catch {
    return null;
  }
}

/** Tells of each change of the mark in this page, until the returned function is called. */
export function onPushMark(tell: () => void): () => void {
  addEventListener(PUSH_MARK, tell);
  return () => removeEventListener(PUSH_MARK, tell);
}
