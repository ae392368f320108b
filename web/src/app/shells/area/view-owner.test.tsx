import { cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAST_VIEW_KEY } from '../../../blocks/last-view/last-view.ts';
import { WhoseViewContext } from '../../../blocks/last-view/whose-view.ts';
import type { Session } from '../../../firebase/account.ts';
import { ViewOwner } from './view-owner.tsx';

const firebase = vi.hoisted(() => ({ session: { state: 'unknown' } as Session }));
vi.mock('../../../firebase/session.tsx', () => ({ useSession: () => firebase.session }));

const signedIn = (uid: string, role: 'captain' | 'kitchen', restaurant = 'asha@example.com'): Session => ({
  state: 'in',
  user: {
    uid,
    email: '',
    emailVerified: true,
    displayName: '',
    photoURL: null,
    isSocial: false,
    claims: { role, restaurant },
  },
});

function Whose() {
  return <p>{use(WhoseViewContext)}</p>;
}

function show(session: Session): void {
  firebase.session = session;
  cleanup();
  render(
    <ViewOwner>
      <Whose />
    </ViewOwner>,
  );
}

const isKept = () => localStorage.getItem(LAST_VIEW_KEY) !== null;

beforeEach(() => {
  show(signedIn('suresh', 'captain'));
  const whose = screen.getByText(/suresh/).textContent;
  localStorage.setItem(LAST_VIEW_KEY, JSON.stringify({ whose }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each<readonly [string, Session]>([
  ['nobody is signed in', { state: 'out' }],
  ['another person is signed in', signedIn('meena', 'captain')],
  ['the person works at another restaurant', signedIn('suresh', 'captain', 'ravi@example.com')],
  ['the person has another role', signedIn('suresh', 'kitchen')],
])('forgets the last view when %s (P-CAPTAIN-10)', (_, session) => {
  show(session);
  expect(isKept()).toBe(false);
});

it.each<readonly [string, Session]>([
  ['the same person is signed in', signedIn('suresh', 'captain')],
  ['it is not known yet who is', { state: 'unknown' }],
])('keeps it when %s', (_, session) => {
  show(session);
  expect(isKept()).toBe(true);
});
