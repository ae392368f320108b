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

function Tables() {
  const [tables, setTables] = useState<readonly Table[]>([]);
  useEffect(
    () =>
      onSnapshot(collection(db, path), ({ docs }) =>
        setTables(docs.map((one) => ({ id: one.id, status: String(one.get('status')) }))),
      ),
    [],
  );
  if (tables.length === 0) return h('p', { 'aria-busy': true }, 'Loading...');
  const rows = tables.map(({ id, status }) => h('li', { key: id }, `${id} ${status}`));
  return [h('h1', { key: 'title' }, 'Tables'), h('ul', { key: 'tables' }, rows)];
}

createRoot(document.getElementById('root') as HTMLElement).render(h(Tables));
