/** Calls `act` each time the network returns, until the returned function is called. */
export function whenOnline(act: () => void): () => void {
  addEventListener('online', act);
  return () => removeEventListener('online', act);
}

/** Calls `act` once when the network returns, unless the returned function is called before. */
export function onceOnline(act: () => void): () => void {
  const stop = whenOnline(() => {
    stop();
    act();
  });
  return stop;
}
