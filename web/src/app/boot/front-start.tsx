import './older-browsers.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportUncaught } from './report-uncaught.ts';
import { loadFrontPage } from '../routing/front-pages.ts';
import { FrontProgram, frontPageAt } from '../routing/front-program.tsx';
import { waitForTheFinger } from '../../ui/shared/deliberate.ts';
import { App } from './app.tsx';

const app = (
  <App>
    <FrontProgram />
  </App>
);

/** Starts the public pages as a program of their own; takes over the one that the page has as HTML. */
export async function start(root: HTMLElement): Promise<void> {
  reportUncaught(() => frontPageAt(globalThis.location.pathname) ?? 'unknown');
  waitForTheFinger();
  const page = frontPageAt(globalThis.location.pathname);
  if (page === null || root.dataset['page'] !== page) {
    createRoot(root).render(app);
    return;
  }
  await loadFrontPage(page);
  hydrateRoot(root, app);
}
