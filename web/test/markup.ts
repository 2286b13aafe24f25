// Reads the markup that React writes, and finds what no page may have in any state.

export type Node = { tag: string; attributes: Record<string, string>; children: (Node | string)[] };

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
}

/** The elements of a markup as React writes it: every tag closed, every attribute quoted. */
export function parse(markup: string): Node {
  const root: Node = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, comment, closed, tag = '', rest = '', lone, text] of markup.matchAll(
    /(<!--.*?-->)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gs,
  )) {
    if (comment) continue;
    const inner = open.at(-1) ?? root;
    if (text !== undefined) inner.children.push(plain(text));
    else if (closed) open.pop();
    else {
      const found = rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
      const attributes = Object.fromEntries([...found].map(([, k = '', v = '']) => [k, plain(v)]));
      const node: Node = { tag, attributes, children: [] };
      inner.children.push(node);
      if (lone === '') open.push(node);
    }
  }
  return root;
}

/** All elements below one, in the order of the page. */
export function elementsIn(node: Node): Node[] {
  return node.children.flatMap((child) =>
    typeof child === 'string' ? [] : [child, ...elementsIn(child)],
  );
}

export function find(markup: string, ...tags: string[]): Node[] {
  return elementsIn(parse(markup)).filter(({ tag }) => tags.includes(tag));
}

/** What a screen reader reads of it: without what is hidden from it, with names of pictures. */
export function heard(node: Node | string): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (attributes['aria-hidden'] === 'true' || 'hidden' in attributes) return '';
  if (attributes['aria-label']) return attributes['aria-label'];
  if (tag === 'img') return attributes['alt'] ?? '';
  return children.map(heard).join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Buttons and links, by their accessible names, in the order of the page. */
export function controls(markup: string): string[] {
  return find(markup, 'button', 'a').map(heard);
}

/** Headings with their levels: `2 Prices`. */
export function headings(markup: string): string[] {
  return find(markup, 'h1', 'h2', 'h3', 'h4', 'h5').map((node) => `${node.tag[1]} ${heard(node)}`);
}

/** The address that a link of this name leads to. */
export function addressOf(markup: string, name: string): string | undefined {
  return find(markup, 'a').find((node) => heard(node) === name)?.attributes['href'];
}

/**
 * What is wrong with a page whatever it shows; empty where nothing is.
 * @param at its path
 */
export function faults(markup: string, at = '/'): string[] {
  const root = parse(markup);
  const nodes = elementsIn(root);
  return [
    ...placeFaults(nodes, at),
    ...textFaults(heard(root)),
    ...nameFaults(nodes),
    ...idFaults(nodes),
    ...headingFaults(nodes),
    ...nestingFaults(root),
  ];
}

function textFaults(text: string): string[] {
  const broken =
    /MISSING [\w.]+|\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bnull\b|\(\s*\)/;
  const [found] = broken.exec(text) ?? [];
  return found ? [`text: ${found}`] : [];
}

function nameFaults(nodes: readonly Node[]): string[] {
  const labelled = new Set(
    nodes.flatMap(({ tag, attributes }) => (tag === 'label' ? [attributes['for'] ?? ''] : [])),
  );
  const wrapped = new Set(nodes.filter(({ tag }) => tag === 'label').flatMap(elementsIn));
  return nodes.flatMap((node) => {
    const { tag, attributes } = node;
    const isNamed = Boolean(attributes['aria-label'] || attributes['aria-labelledby']);
    if (tag === 'img' && !('alt' in attributes)) return ['a picture without alt'];
    if ((tag === 'button' || tag === 'a') && !isNamed && heard(node) === '')
      return [`a ${tag} without a name`];
    const isTyped = ['input', 'select', 'textarea'].includes(tag);
    if (!isTyped || isNamed || 'hidden' in attributes || attributes['type'] === 'hidden') return [];
    const isLabelled = labelled.has(attributes['id'] ?? '-') || wrapped.has(node);
    return isLabelled || attributes['aria-hidden'] === 'true' ? [] : [`a ${tag} without a label`];
  });
}

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-errormessage'];

function idFaults(nodes: readonly Node[]): string[] {
  const ids = nodes.flatMap(({ attributes }) => attributes['id'] ?? []);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  const lost = nodes.flatMap(({ attributes }) =>
    references
      .flatMap((name) => (attributes[name] ?? '').split(' '))
      .filter((id) => id !== '' && !ids.includes(id)),
  );
  return [...twice.map((id) => `id twice: ${id}`), ...lost.map((id) => `no such id: ${id}`)];
}

function headingFaults(nodes: readonly Node[]): string[] {
  const found = nodes.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const levels = found.map(({ tag }) => Number(tag[1]));
  return [
    ...found.flatMap((node) => (heard(node) === '' ? [`an empty ${node.tag}`] : [])),
    ...levels.flatMap((level, place) => {
      const before = levels[place - 1];
      return before !== undefined && level > before + 1 ? [`h${level} after h${before}`] : [];
    }),
    ...(levels.filter((level) => level === 1).length > 1 ? ['more than one h1'] : []),
  ];
}

/** "Current page" is heard at the page itself, not at the way up from it. */
function placeFaults(nodes: readonly Node[], at: string): string[] {
  const isCurrent = ({ attributes }: Node) => attributes['aria-current'] === 'page';
  const pathOf = ({ attributes }: Node) => attributes['href']?.split(/[?#]/)[0];
  const navigation = nodes.filter(({ tag }) => tag === 'nav').map(elementsIn);
  const inNavigation = new Set(navigation.flat());
  return [
    ...nodes
      .filter((node) => isCurrent(node) && !inNavigation.has(node))
      .filter((node) => pathOf(node) !== at)
      .map((node) => `not the current page: ${heard(node)}`),
    ...navigation
      .filter((inner) => new Set(inner.filter(isCurrent).map(pathOf)).size > 1)
      .map(() => 'two current pages in one navigation'),
  ];
}

function nestingFaults(root: Node): string[] {
  return elementsIn(root).flatMap((node) => {
    const inner = elementsIn(node).map(({ tag }) => tag);
    const children = node.children.flatMap((child) => (typeof child === 'string' ? [] : child.tag));
    const isControl = node.tag === 'a' || node.tag === 'button';
    if (isControl && inner.some((tag) => ['a', 'button', 'input'].includes(tag)))
      return [`a control in a ${node.tag}`];
    if (['ul', 'ol'].includes(node.tag) && children.some((tag) => tag !== 'li'))
      return [`a ${children.find((tag) => tag !== 'li')} in a list`];
    if (node.tag === 'p' && inner.some((tag) => ['div', 'p', 'ul', 'ol', 'h2', 'h3'].includes(tag)))
      return ['a block in a paragraph'];
    return [];
  });
}
