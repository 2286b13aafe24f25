import { find, heard } from './reading.ts';

/**
 * What is wrong with a page whatever it shows; empty where nothing is.
 * @param at its path
 */
export function faults(page: Element, at = '/'): string[] {
  const nodes = find(page, '*');
  return [
    ...placeFaults(nodes, at),
    ...textFaults(heard(page)),
    ...nameFaults(nodes),
    ...idFaults(nodes),
    ...headingFaults(nodes),
    ...nestingFaults(nodes),
  ];
}

function tagged(nodes: readonly Element[], ...tags: string[]): Element[] {
  return nodes.filter(({ localName }) => tags.includes(localName));
}

function textFaults(text: string): string[] {
  const broken =
    /MISSING [\w.]+|\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bnull\b|\(\s*\)/;
  const [found] = broken.exec(text) ?? [];
  return found ? [`text: ${found}`] : [];
}

function nameFaults(nodes: readonly Element[]): string[] {
  const labels = tagged(nodes, 'label');
  const labelled = new Set(labels.map((label) => label.getAttribute('for')));
  const tags = ['img', 'button', 'a', 'input', 'select', 'textarea'];
  return tagged(nodes, ...tags).flatMap((node) => {
    const tag = node.localName;
    const isNamed = ['aria-label', 'aria-labelledby'].some((name) => node.getAttribute(name));
    if (tag === 'img') return node.hasAttribute('alt') ? [] : ['a picture without alt'];
    if (tag === 'button' || tag === 'a')
      return isNamed || heard(node) !== '' ? [] : [`a ${tag} without a name`];
    const isUnseen = node.matches('[hidden], [type=hidden], [aria-hidden=true]');
    if (isNamed || isUnseen || node.closest('label')) return [];
    return labelled.has(node.id) ? [] : [`a ${tag} without a label`];
  });
}

const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-errormessage'];

function idFaults(nodes: readonly Element[]): string[] {
  const ids = nodes.map(({ id }) => id).filter(Boolean);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  const lost = references.flatMap((name) =>
    nodes
      .flatMap((node) => node.getAttribute(name)?.split(' ') ?? [])
      .filter((id) => id !== '' && !ids.includes(id)),
  );
  return [...twice.map((id) => `id twice: ${id}`), ...lost.map((id) => `no such id: ${id}`)];
}

function headingFaults(nodes: readonly Element[]): string[] {
  const found = tagged(nodes, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const levels = found.map(({ localName }) => Number(localName[1]));
  return [
    ...found.flatMap((node) => (heard(node) === '' ? [`an empty ${node.localName}`] : [])),
    ...levels.flatMap((level, place) => {
      const before = levels[place - 1];
      return before !== undefined && level > before + 1 ? [`h${level} after h${before}`] : [];
    }),
    ...(levels.filter((level) => level === 1).length > 1 ? ['more than one h1'] : []),
  ];
}

/** "Current page" is heard at the page itself, not at the way up from it. */
function placeFaults(nodes: readonly Element[], at: string): string[] {
  const pathOf = (node: Element) => node.getAttribute('href')?.split(/[?#]/)[0];
  const current = nodes.filter((node) => node.getAttribute('aria-current') === 'page');
  return [
    ...current
      .filter((node) => !node.closest('nav') && pathOf(node) !== at)
      .map((node) => `not the current page: ${heard(node)}`),
    ...tagged(nodes, 'nav')
      .filter((nav) => new Set(current.filter((node) => nav.contains(node)).map(pathOf)).size > 1)
      .map(() => 'two current pages in one navigation'),
  ];
}

function nestingFaults(nodes: readonly Element[]): string[] {
  const inControls = tagged(nodes, 'a', 'button').filter((node) =>
    node.querySelector('a, button, input'),
  );
  const inLists = tagged(nodes, 'ul', 'ol').flatMap(({ children }) =>
    [...children].filter((child) => !child.matches('li')),
  );
  const inParagraphs = tagged(nodes, 'p').filter((node) =>
    node.querySelector('div, p, ul, ol, h2, h3'),
  );
  return [
    ...inControls.map(({ localName }) => `a control in a ${localName}`),
    ...inLists.map(({ localName }) => `a ${localName} in a list`),
    ...inParagraphs.map(() => 'a block in a paragraph'),
  ];
}
