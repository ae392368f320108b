import { Refusal } from '../catalogue/reasons.ts';
import { dishesToReview } from './dishes.ts';
import { reviewKeys } from './search.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import type { Review, ReviewedDish, Thumb } from './review.schema.ts';

/** What a guest says. */
interface Said {
  readonly stars: number;
  readonly words: string;
  readonly thumbs: readonly { readonly itemId: string; readonly thumb: Thumb }[];
}

type Ordered = Pick<Order, 'lines' | 'progress' | 'tableId' | 'businessDay' | 'takenBy'>;

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
    tableId: order.tableId,
    businessDay: order.businessDay,
    dishes,
    takenBy: order.takenBy,
    keys: reviewKeys(words, dishes),
    answer: null,
    madeRight: null,
  };
}

/** The owner's words, with who wrote them when. */
interface Written {
  readonly words: string;
  readonly by: string;
  readonly at: number;
}

/** Adds the owner's answer; null when it is there already. Throws `already-answered` when another one is. */
export function withAnswer(review: Review, answer: Written): Review | null {
  if (review.answer === null) return { ...review, answer };
  if (review.answer.words === answer.words) return null;
  throw new Refusal('already-answered');
}

/** Keeps what was done about a review; null when the same is kept already. What is written later replaces it. */
export const withMadeRight = (review: Review, { words: what, by, at }: Written): Review | null =>
  review.madeRight?.what === what ? null : { ...review, madeRight: { what, by, at } };
