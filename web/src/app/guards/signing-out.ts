import { doBeforeSigningOut } from '../../firebase/before-sign-out.ts';

let isLeaving = false;
let isMeant = false;

/** True once the person signs out by their own act, so that no guard remembers the page for the next person. */
export const isSigningOut = (): boolean => isMeant;

/** Ends it once somebody has signed in. The page may be drawn long after the act is done. */
export function someoneIsIn(): void {
  if (!isLeaving) isMeant = false;
}

/** Signs out by the person's own act, and leads on. */
export async function signingOut(leave: () => Promise<void>): Promise<void> {
  isMeant = true;
  isLeaving = true;
  try {
    await doBeforeSigningOut();
    await leave();
  } catch (cause) {
    isMeant = false;
    throw cause;
  } finally {
    isLeaving = false;
  }
}
