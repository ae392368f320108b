import { afterEach, expect, it, vi } from 'vitest';
import { REPORT_ERROR } from '@bhoj/domain/catalogue/fault-report';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { callableUrl } from './environment.ts';
import { listPublicDocs } from './public-docs.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (id: string) => ({
  name: `documents/subscriptionPlans/${id}`,
  fields: {
    id: { stringValue: id },
    name: { stringValue: 'Premium' },
    price: { integerValue: '999' },
    currency: { stringValue: 'INR' },
    interval: { stringValue: 'month' },
    features: { arrayValue: { values: [{ stringValue: 'All Features' }] } },
    isDefault: { booleanValue: true },
    isPopular: { booleanValue: false },
    schemaVersion: { integerValue: '1' },
  },
});

function answers(...bodies: unknown[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(bodies.shift() ?? {}));
  });
  return asked;
}

it('decodes every document, page after page', async () => {
  const asked = answers({ documents: [stored('a')], nextPageToken: 'more&' }, { documents: [stored('b')] });
  const { rows } = await listPublicDocs(subscriptionPlans);
  expect(rows.map(({ value: { id, price, features } }) => [id, price, features])).toEqual([
    ['a', 999, ['All Features']],
    ['b', 999, ['All Features']],
  ]);
  expect(asked.map((url) => new URL(url).pathname.split('/').at(-1))).toEqual([
    'subscriptionPlans',
    'subscriptionPlans',
  ]);
  expect(asked.map((url) => new URL(url).searchParams.get('pageToken'))).toEqual([null, 'more&']);
});

it('returns nothing when nothing is stored', async () => {
  answers({});
  expect(await listPublicDocs(subscriptionPlans)).toEqual({ rows: [], unreadable: [] });
});

it('throws when the read is refused', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  await expect(listPublicDocs(subscriptionPlans)).rejects.toThrow('403');
});

it('reports a document that does not fit, and reads the others', async () => {
  const asked = answers({
    documents: [{ name: 'broken', fields: { id: { stringValue: 'a' } } }, stored('b')],
  });
  expect(await listPublicDocs(subscriptionPlans)).toMatchObject({
    rows: [{ value: { id: 'b' } }],
    unreadable: [{ of: 'subscriptionPlans', why: 'broken' }],
  });
  expect(asked.slice(1)).toEqual([callableUrl(REPORT_ERROR.area)]);
});
