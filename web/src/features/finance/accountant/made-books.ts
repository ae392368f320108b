/** The code that makes the books of a span, loaded with the first request for them. */
export { booksOf } from '@bhoj/domain/books/books';
