/** What makes the books of a span, loaded with the first that are asked for. */
export { booksOf } from '@bhoj/domain/books/books';
