import { doBeforeSigningOut } from '../../firebase/before-sign-out.ts';

let isMeant = false;

/** True while the person signs out by their own act, so that no guard remembers the page for the next one. */
export const isSigningOut = (): boolean => isMeant;

/** Signs out by the person's own act, and leads on; until that is done, `isSigningOut` is true. */
export async function signingOut(leave: () => Promise<void>): Promise<void> {
  isMeant = true;
  try {
    await doBeforeSigningOut();
    await leave();
  } finally {
    isMeant = false;
  }
}
