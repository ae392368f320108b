import { afterEach, expect, it, vi } from 'vitest';
import { subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { listPublicDocs } from './public-docs.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = (id: string) => ({
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
    return Promise.resolve(Response.json(bodies.shift()));
  });
  return asked;
}

it('decodes every document, page after page', async () => {
  const asked = answers({ documents: [stored('a')], nextPageToken: 'more&' }, { documents: [stored('b')] });
  const plans = await listPublicDocs(subscriptionPlans);
  expect(plans.map(({ id, price, features }) => [id, price, features])).toEqual([
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
  expect(await listPublicDocs(subscriptionPlans)).toEqual([]);
});

it('throws when the read is refused', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  await expect(listPublicDocs(subscriptionPlans)).rejects.toThrow('403');
});

it('throws when a document does not fit', async () => {
  answers({ documents: [{ fields: { id: { stringValue: 'a' } } }] });
  await expect(listPublicDocs(subscriptionPlans)).rejects.toThrow('name');
});
