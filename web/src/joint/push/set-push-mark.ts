import { PUSH_MARK } from './push-mark.ts';

/** Keeps who switched messages on in this browser. It stays when the app is closed, so that the next start registers anew. */
export function setPushMark(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(PUSH_MARK);
    else localStorage.setItem(PUSH_MARK, uid);
  } catch {
    // Without storage the browser stays registered until it is closed for long; the server forgets it then.
  }
  dispatchEvent(new Event(PUSH_MARK));
}
