import type { ReactNode } from 'react';
import { OwnRouter } from './own-router.tsx';

const anywhere = () => true;

/** Returns a page at an address of the browser, within a program that has every page. */
export function atAddress(address: string, page: ReactNode, state: unknown = null) {
  history.replaceState({ usr: state, key: 'default', idx: 0 }, '', address);
  return <OwnRouter isOwn={anywhere}>{page}</OwnRouter>;
}
