// Reads a page as it stands in the document, and finds what no page may have in any state.

/** The elements of these tags, in the order of the page. */
export function find(page: ParentNode, ...tags: string[]): Element[] {
  return [...page.querySelectorAll(tags.join())];
}

/** All words, each element's after a blank, with ordinary blanks; those for screens or ears alone, too. */
export function wordsIn(page: Node): string {
  return textsIn(page)
    .join(' ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

function textsIn(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(textsIn);
}

/** What a screen reader reads of it: without what is hidden from it, with names of pictures. */
export function heard(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden')) return '';
  const label = node.getAttribute('aria-label');
  if (label) return label;
  if (node.matches('img')) return node.getAttribute('alt') ?? '';
  return [...node.childNodes].map(heard).join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The help or the problem below a field, as it is read out with it. */
export function noteOf(field: Element): string {
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return note ? wordsIn(note) : '';
}

/** Buttons and links, by their accessible names, in the order of the page. */
export function controls(page: ParentNode): string[] {
  return find(page, 'button', 'a').map(heard);
}

export function attributesOf(node: Element | undefined): Record<string, string> {
  return Object.fromEntries([...(node?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

/** Headings with their levels: `2 Prices`. */
export function headings(page: ParentNode): string[] {
  return find(page, 'h1', 'h2', 'h3', 'h4', 'h5').map(
    (node) => `${node.localName[1]} ${heard(node)}`,
  );
}

/** The address that a link of this name leads to. */
export function addressOf(page: ParentNode, name: string): string | undefined {
  const link = find(page, 'a').find((node) => heard(node) === name);
  return link?.getAttribute('href') ?? undefined;
}
