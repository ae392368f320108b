import type { ReactNode } from 'react';
import { OwnRouter } from './own-router.tsx';

const anywhere = () => true;

/** Returns a page at an address of the browser, within a program that has every page. */
export function atAddress(address: string, page: ReactNode) {
  history.replaceState(null, '', address);
  return <OwnRouter isOwn={anywhere}>{page}</OwnRouter>;
}
