/**
 * Scrolls a grid until a cell is visible beside its sticky head and names; the page itself does not scroll. The grid's
 * first row is the head, and the head's first cell is as wide as the names.
 */
export function revealIn(grid: HTMLElement, cell: Element): void {
  const head = grid.firstElementChild;
  const [box, at] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()];
  const left = box.left + (head?.firstElementChild?.getBoundingClientRect().width ?? 0);
  const top = box.top + (head?.getBoundingClientRect().height ?? 0);
  if (at.left < left) grid.scrollLeft -= left - at.left;
  else if (at.right > box.right) grid.scrollLeft += at.right - box.right;
  if (at.top < top) grid.scrollTop -= top - at.top;
  else if (at.bottom > box.bottom) grid.scrollTop += at.bottom - box.bottom;
}
