import type { Token } from '../../../../parsing/text/rules.ts';
import type { Item } from '../rules.ts';

const other =
  /^(?:and |but |y |pero )?(?:my|mi|our|nuestra|nuestro) (?:business )?(?:partner|wife|husband|colleague|coworker|boss|sister|brother|assistant|son|daughter|mother|father|mom|dad|socia|socio|marido|esposa|esposo|senora|colega|hermana|hermano|pareja|ayudante|asistente|jefe|jefa|hijo|hija)(?:'s)? (?!and |y )/;
const own = /\b(?:i|i'm|i'll|i've|we|yo|nosotros|nos)\b/;

/** `My partner does Mondays 9 to 5, I do Tuesdays 9 to 5`: the days of others, beside one's own. */
export function withoutOthers(items: readonly Item[], tokens: readonly Token[]): Item[] {
  const pieces: Item[][] = [[]];
  for (const item of items) {
    pieces.at(-1)?.push(item);
    if (item.kind === 'separator' && item.strength !== 'and') pieces.push([]);
  }
  const isTold = (piece: readonly Item[]) =>
    piece.some(({ kind }) => kind === 'days') && piece.some(({ kind }) => kind === 'times');
  let from = 0;
  const found = pieces.map((piece) => {
    const to = (piece.at(-1)?.to ?? from - 1) + 1;
    const words = tokens.slice(from, to).map(({ word }) => word);
    from = to;
    const said = words.join(' ');
    return { piece, isOther: other.test(said) && !own.test(said) };
  });
  const isBesideOwn = found.some(({ piece, isOther }) => !isOther && isTold(piece));
  return found.flatMap(({ piece, isOther }) =>
    isOther && isTold(piece) && isBesideOwn
      ? piece.filter(({ kind }) => kind === 'separator')
      : piece,
  );
}
