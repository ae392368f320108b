/** Calls `act` each time the page goes out of sight, as when the phone is locked, until the returned function is called. */
export function whenHidden(act: () => void): () => void {
  const look = () => document.visibilityState === 'hidden' && act();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
