import { Refusal } from '../catalogue/reasons.ts';
import { placeFields } from '../orders/shape/order-tables.ts';
import { dishesToReview } from './dishes.ts';
import { keysOf, reviewKeys } from './search.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Review, ReviewedDish, Thumb } from './review.schema.ts';

/** A review as the guest enters it. */
interface Said {
  readonly stars: number;
  readonly words: string;
  readonly thumbs: readonly { readonly itemId: string; readonly thumb: Thumb }[];
}

type Ordered = Pick<Order, 'lines' | 'progress' | 'tableId' | 'joinedTableIds' | 'businessDay' | 'takenBy'>;

/** Returns the review of an order. Throws `line-not-found` for a thumb on a dish that the order does not have. */
export function reviewOf(order: Ordered, { stars, words, thumbs }: Said, at: number): Review {
  const given = new Map(thumbs.map(({ itemId, thumb }) => [itemId, thumb]));
  const dishes = dishesToReview(order).map(({ itemId, name }): ReviewedDish => ({
    itemId,
    name,
    thumb: given.get(itemId) ?? null,
  }));
  if (dishes.filter(({ thumb }) => thumb !== null).length < given.size) throw new Refusal('line-not-found');
  return {
    stars,
    words,
    createdAt: at,
    ...placeFields(order),
    businessDay: order.businessDay,
    dishes,
    takenBy: order.takenBy,
    keys: reviewKeys(words, dishes),
    answer: null,
    madeRight: null,
  };
}

/** The owner's text, with its author and time. */
interface Written {
  readonly words: string;
  readonly by: string;
  readonly at: number;
}

/**
 * Adds the owner's answer; null when the same answer exists. Throws `already-answered` when there is another, and
 * `review-taken-down`.
 */
export function withAnswer(review: Review, answer: Written): Review | null {
  if (review.answer === null && review.takenDown !== undefined) throw new Refusal('review-taken-down');
  if (review.answer === null) return { ...review, answer };
  if (review.answer.words === answer.words) return null;
  throw new Refusal('already-answered');
}

/** Stores how the restaurant made a review right; null when the same text is stored. A later text replaces it. */
export const withMadeRight = (review: Review, { words: what, by, at }: Written): Review | null =>
  review.madeRight?.what === what ? null : { ...review, madeRight: { what, by, at } };

/**
 * Takes a review down for a reason; null when it is down for the same one. A later reason replaces it. The sums do not
 * change: taking down the bad reviews must not better the average (P-REVIEW-9).
 */
export function withTakenDown(review: Review, { words: reason, by, at }: Written): Review | null {
  if (review.takenDown?.reason === reason) return null;
  const down = { ...review, takenDown: { reason, by, at } };
  return { ...down, keys: keysOf(down) };
}

/** Puts a review back that was taken down; null when it stands. */
export function withPutBack({ takenDown, ...review }: Review): Review | null {
  return takenDown === undefined ? null : { ...review, keys: keysOf(review) };
}
