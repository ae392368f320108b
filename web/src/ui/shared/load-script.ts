/** What is there already, or on its way: a second wish for the same script waits for the first. */
const loads = new Map<string, Promise<boolean>>();

/** Loads a script from another host: true once it has run, false where it did not come (CALL-13). A failure may be tried again. */
export function loadScript(url: string): Promise<boolean> {
  const known = loads.get(url);
  if (known !== undefined) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      loads.delete(url);
      resolve(false);
    });
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}
