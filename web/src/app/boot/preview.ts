/** The id of what a prerendered page shows until the page itself is there (`build/signup-preview.tsx`). */
export const PREVIEW = 'preview';

/** Removes the preview as soon as the page has a heading of its own. Returns whether there is one. */
export function endPreview(root: HTMLElement): boolean {
  const preview = document.getElementById(PREVIEW);
  if (preview === null) return false;
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1') === null) return;
    observer.disconnect();
    preview.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
  return true;
}
