import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { searchParams } = new URL(location.href);
const path = searchParams.get('tables') ?? '';
const port = Number(searchParams.get('firestore'));

const app = initializeApp({ projectId: 'demo-bhoj', apiKey: 'demo-key', appId: 'demo' });
const db = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
// Nobody signs in here: to the emulator, the bearer of this token may read everything.
connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });

interface Table {
  readonly id: string;
  readonly status: string;
}

/** The rounds of a table and their dishes, as many as on a busy evening (`busyEvening`). */
const ROUNDS = ['KOT 1', 'KOT 2', 'KOT 3', 'KOT 4'];
const DISHES = ['Dal', 'Roti', 'Rice', 'Chai'];

function OneTable({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const [marked, setMarked] = useState('');
  const dish = (round: string) => (name: string) => {
    const key = `${round} ${name}`;
    const props = { 'data-marked': key === marked, onClick: () => setMarked(key) };
    return h('li', { key }, h('button', props, name));
  };
  return [
    h('nav', { key: 'back' }, h('button', { onClick: onBack }, 'Tables')),
    h('h1', { key: 'title' }, id),
    ROUNDS.map((round) =>
      h('section', { key: round }, h('h2', null, round), h('ul', null, DISHES.map(dish(round)))),
    ),
  ];
}

function Tables() {
  const [tables, setTables] = useState<readonly Table[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(
    () =>
      onSnapshot(collection(db, path), ({ docs }) =>
        setTables(docs.map((one) => ({ id: one.id, status: String(one.get('status')) }))),
      ),
    [],
  );
  if (tables.length === 0) return h('p', { 'aria-busy': true }, 'Loading...');
  if (opened !== null) return h(OneTable, { id: opened, onBack: () => setOpened(null) });
  const rows = tables.map(({ id, status }) =>
    h('li', { key: id }, h('button', { onClick: () => setOpened(id) }, `${id} ${status}`)),
  );
  return [h('h1', { key: 'title' }, 'Tables'), h('ul', { key: 'tables' }, rows)];
}

createRoot(document.getElementById('root') as HTMLElement).render(h(Tables));
