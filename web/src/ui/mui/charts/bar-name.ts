/** So many letters fit into a line beside a bar. */
const LETTERS = 16;

const cut = (text: string): string => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text);

/** Returns the name of a bar in at most two lines, broken between words; what does not fit is cut. */
export function inTwoLines(name: string): string {
  if (name.length <= LETTERS) return name;
  const at = name.lastIndexOf(' ', LETTERS);
  return at < 1 ? cut(name) : `${name.slice(0, at)}\n${cut(name.slice(at + 1))}`;
}
