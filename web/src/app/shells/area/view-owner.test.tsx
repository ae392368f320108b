import { cleanup, render, screen } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LAST_VIEW_KEY } from '../../../blocks/last-view/last-view.ts';
import { WhoseViewContext } from '../../../blocks/last-view/whose-view.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ViewOwner } from './view-owner.tsx';

const backend = inMemory();
const person =
  (uid: string, role: 'captain' | 'kitchen', restaurant = 'asha@example.com') =>
  () =>
    backend.auth.signIn({ uid, claims: { role, restaurant } });

function Whose() {
  return <p>{use(WhoseViewContext)}</p>;
}

function show(become: () => void): void {
  become();
  cleanup();
  render(
    <InMemoryClient of={backend}>
      <ViewOwner>
        <Whose />
      </ViewOwner>
    </InMemoryClient>,
  );
}

const isKept = () => localStorage.getItem(LAST_VIEW_KEY) !== null;

beforeEach(() => {
  show(person('suresh', 'captain'));
  const whose = screen.getByText(/suresh/).textContent;
  localStorage.setItem(LAST_VIEW_KEY, JSON.stringify({ whose }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each<readonly [string, () => void]>([
  ['nobody is signed in', () => backend.auth.signOut()],
  ['another person is signed in', person('meena', 'captain')],
  ['the person works at another restaurant', person('suresh', 'captain', 'ravi@example.com')],
  ['the person has another role', person('suresh', 'kitchen')],
])('forgets the last view when %s (P-CAPTAIN-10)', (_, become) => {
  show(become);
  expect(isKept()).toBe(false);
});

it.each<readonly [string, () => void]>([
  ['the same person is signed in', person('suresh', 'captain')],
  ['it is not known yet who is', () => backend.auth.forget()],
])('keeps it when %s', (_, become) => {
  show(become);
  expect(isKept()).toBe(true);
});
